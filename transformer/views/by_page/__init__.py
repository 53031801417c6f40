"""What each page shows, one file a page: functions from what a link says and what models did with it to views."""

from transformer.views.by_page.listed import views_of

__all__ = ["views_of"]
