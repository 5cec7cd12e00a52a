"""What differs between two documents, so that only that has to travel; `web/src/lib/changes.ts` puts it in.

What has changed in an object stands under its keys; keys it has lost are listed apart, by their paths, and
leave first. What has changed in a list stands under the numbers of its places if it has kept its length;
else some are dropped at a place and others put there: `{"at": 3, "drop": 1, "put": []}`. Whatever is neither
is simply the new value.
"""

from msgspec import Struct

Data = dict[str, object]
Path = list[str | int]
OBJECTS = (dict, Struct)


class Difference:
    """What is to be changed, and what is gone."""

    def __init__(self, old: object, new: object) -> None:
        self.gone: list[Path] = []
        self.changes = self.in_object(as_object(old), as_object(new), [])

    def in_object(self, old: Data, new: Data, path: Path) -> Data:
        """Key by key."""
        if old.keys() - new.keys():
            self.gone += [[*path, key] for key in old if key not in new]
        changes: Data = {}
        for key, value in new.items():
            if key not in old:
                changes[key] = value
            elif (was := old[key]) != value:
                if isinstance(was, list) and is_object(value):
                    self.gone.append([*path, key])  # or it would be taken for changes in the list
                    changes[key] = value
                else:
                    changes[key] = self.between(was, value, path, key)
        return changes

    def between(self, old: object, new: object, path: Path, key: str | int) -> object:
        """Of two values that differ."""
        if isinstance(old, list) and isinstance(new, list):
            return self.in_list(old, new, [*path, key])
        if is_object(old) and is_object(new):
            return self.in_object(as_object(old), as_object(new), [*path, key])
        return new

    def in_list(self, old: list[object], new: list[object], path: Path) -> object:
        """Place by place, or what was dropped and put between two ends that are the same."""
        differing = [place for place, (was, now) in enumerate(zip(old, new)) if was != now]
        if len(old) == len(new) and not any(is_list_for_object(old[at], new[at]) for at in differing):
            return {str(at): self.between(old[at], new[at], path, at) for at in differing}
        at = differing[0] if differing else min(len(old), len(new))
        rest = min(len(old), len(new)) - at
        behind = 0
        while behind < rest and old[-1 - behind] == new[-1 - behind]:
            behind += 1
        return {"at": at, "drop": len(old) - at - behind, "put": new[at : len(new) - behind]}


def is_list_for_object(old: object, new: object) -> bool:
    """Whether changes could be misunderstood."""
    return isinstance(old, list) and is_object(new)


def is_object(value: object) -> bool:
    """Whether it has keys."""
    return isinstance(value, OBJECTS)


def as_object(value: object) -> Data:
    """Its keys and what stands under them."""
    if isinstance(value, Struct):
        return {key: getattr(value, key) for key in value.__struct_fields__}
    assert isinstance(value, dict)
    return value
