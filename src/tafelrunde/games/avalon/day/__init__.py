"""The course of the day (Tagesablauf), one module per phase."""
