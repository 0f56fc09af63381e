"""Campaigns: a chronicle of evenings that is kept for ever, grows without limit and opens fast.

A finished evening is written once and read only if somebody asks for it; the running one is a saved
game like any other, so that an answer never rewrites the campaign.
"""

from tafelrunde.engine.campaigns.campaign import Campaign
from tafelrunde.engine.campaigns.chronicle import Chronicle, Evening, Sitting
from tafelrunde.engine.campaigns.shelves import Folder, Shelf

__all__ = ["Campaign", "Chronicle", "Evening", "Folder", "Shelf", "Sitting"]
