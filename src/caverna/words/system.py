"""Why the system refused something, in words."""

import errno

from caverna.engine.reasons import Text, say

OFTEN = (
    errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOTDIR, errno.EEXIST, errno.ENOSPC, errno.EADDRINUSE,
    errno.ECONNREFUSED,
)  # fmt: skip


def why(error: OSError) -> Text:
    """What happens often in every language, the rest as the system says it."""
    if error.errno in OFTEN:
        return say(f"error-os-{errno.errorcode[error.errno].lower()}")
    return Text("error-as-is", {"text": reason(error)})


def reason(error: OSError) -> str:
    """The same in the words of the system."""
    return error.strerror or str(error)
