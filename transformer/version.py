"""The version of the program; `docs/changelog.md` says what each brought."""

__version__ = "1.1.0"
