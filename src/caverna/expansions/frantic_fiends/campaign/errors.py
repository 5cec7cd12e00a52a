"""A campaign file that cannot be read, with the line that is wrong."""

from caverna.record.errors import BrokenText


class BrokenCampaign(BrokenText):
    """A campaign file that cannot be read."""

    KEY = "wrong-line-of-campaign"
