"""What a strong player would do now, why, and how many points he expects: what hints and reviews ask."""

from caverna.bots.counsel.counsel import Advised, compare, counsel, expected_points
from caverna.bots.counsel.counsellor import Way

__all__ = ["Advised", "Way", "compare", "counsel", "expected_points"]
