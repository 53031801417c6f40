"""A view as a value: what is drawn, what is said of it, and what can be kept of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace

import plotly.graph_objects as go

from transformer.errors import SettingError
from transformer.maps import LabelledMap
from transformer.replay import Selection
from transformer.views.arrays import with_host
from transformer.views.cell import cell_of
from transformer.views.data import About, Numbers, is_share, to_csv, to_npz
from transformer.views.offline import offline_page
from transformer.views.panels import Panel, matrix_panel, panels_data, weights_panel


@dataclass(frozen=True, eq=False, kw_only=True)
class Picture:
    """A part of a view that can be kept as a file.

    Attributes:
        caption: What it shows, in words. Plain text: it may hold tokens that people typed.
        numbers: Gives its numbers by name; called for each file that holds them.
        about: What differs from the model, the text and the head in whose place it stands; an empty text: it does not
            depend on that.
        is_whole: The view itself, as a page, shows it livelier than a picture would.
        curve: Makes a figure of Plotly; None of anything but curves.
    """

    caption: str
    numbers: Numbers = dict
    about: About = field(default_factory=dict)
    is_whole: bool = False
    curve: Callable[[], go.Figure] | None = None


PictureMaker = Callable[[Selection | None], Mapping[str, Picture]]
"""A function that makes the pictures of a view, by name, for a selection; None stands for the view as it opens."""


@dataclass(frozen=True, eq=False, kw_only=True)
class View:
    """A drawing of something that ran, the same whoever asks: a page, a phone, a file.

    Attributes:
        component: What draws it, by its name in the bundle of the browser.
        data: As `pack` made it; whoever mounts it adds what the place allows there (`with_host`).
        caption: What it shows, in words. Plain text: it may hold tokens that people typed.
        title: What it is, above a page of it.
        host: What it is drawn with where nobody can do more than look and point.
        panels: Of matrices side by side, from left to right; those of any other component are none.
        make_pictures: See `pictures`.
        opens: What is selected at first where whoever asks says nothing; None: as the component has it.
    """

    component: str
    data: bytes = field(repr=False)
    caption: str
    title: str = ""
    host: Mapping[str, object] = field(default_factory=dict)
    panels: Sequence[Panel] = field(default=(), repr=False)
    make_pictures: PictureMaker = field(default=lambda selection: {}, repr=False)
    opens: Selection | None = None

    def pictures(self, selection: Selection | None = None) -> Mapping[str, Picture]:
        """Return what can be kept of the view, by the name under which the browser offers its picture."""
        return self.make_pictures(selection)

    def html(self, selection: Selection | None = None, about: About | None = None) -> bytes:
        """Return a page of the view that opens offline in any browser.

        Args:
            selection: What is selected at first. Default: as the view opens.
            about: Where it comes from.
        """
        about = about or {}
        initial = self.initial_selection(selection)
        title = " · ".join(filter(None, [self.title, about.get("model"), about.get("text")]))
        return offline_page(self.component, self.standalone_data(), self.caption, about, title, initial)

    def initial_selection(self, selection: Selection | None = None) -> dict[str, object] | None:
        """Return what is selected at first, by part; nothing fills the screen by itself."""
        initial_selection = selection or self.opens
        return asdict(replace(initial_selection, present=False)) if initial_selection else None

    def standalone_data(self) -> bytes:
        """Return the data as a component gets them where nobody can do more than look and point."""
        return with_host(self.data, self.host)

    def _repr_html_(self) -> str:
        """Return the HTML that a notebook shows of the view: see `cell_of`."""
        return cell_of(self, self.initial_selection())

    def csv(self, name: str, selection: Selection | None = None) -> bytes:
        """Return the numbers of one of the view's `pictures` as a CSV file, one a row.

        Raises:
            SettingError: If there is no picture of this name.
        """
        return to_csv(self._picture(name, selection).numbers())

    def npz(self, name: str, selection: Selection | None = None) -> bytes:
        """Return the numbers of one of the view's `pictures` as an NPZ file of arrays.

        Raises:
            SettingError: If there is no picture of this name.
        """
        picture = self._picture(name, selection)
        return to_npz(picture.numbers(), _about(picture))

    def _picture(self, name: str, selection: Selection | None) -> Picture:
        pictures = self.pictures(selection)
        if name not in pictures:
            raise SettingError("name", f"be one of {', '.join(pictures) or 'none: this view has no pictures'}", name)
        return pictures[name]


def _about(picture: Picture) -> About:
    return {"program": "Attention Lab", "caption": picture.caption, **picture.about}


def side_by_side(panels: Sequence[Panel], caption: str = "", *, linked: bool = True) -> View:
    """Return matrices side by side as a view.

    Args:
        panels: From left to right, made by `weights_panel`, `matrix_panel` and the like.
        caption: What they show together. Default: the captions of all.
        linked: What is pointed at lights in all panels that have the same axis.
    """
    pictures: dict[str, Picture] = {}
    for number, panel in enumerate(panels, start=1):
        key = f"{panel.key}-{number}" if panel.key in pictures else panel.key
        pictures[key] = Picture(caption=panel.caption, numbers=panel.numbers, about=panel.about)
    return View(
        component="matrices",
        data=panels_data(panels, linked=linked),
        caption=caption or " ".join(panel.caption for panel in panels if panel.caption),
        host={"names": list(pictures), "clickable": [False] * len(panels)},
        panels=tuple(panels),
        make_pictures=lambda selection: pictures,
    )


def heatmap(map: LabelledMap, caption: str = "") -> View:
    """Return a labelled map as a view: shares of 1 as weights, anything else on a scale centred at 0.

    Args:
        map: The map, `(row, column)`.
        caption: What it shows, in words. Default: its head, if it is of one.
    Raises:
        SettingError: If it is no labelled map.
    """
    if not isinstance(map, LabelledMap):
        advice = "Label its rows and columns: LabelledMap(values, Axis('from', tokens), Axis('to', tokens))."
        raise SettingError("map", "be a labelled map", got=f"a value of type {type(map).__name__}", advice=advice)
    title = map.place.name if map.place else ""
    make = weights_panel if is_share(map.values) else matrix_panel
    return side_by_side([make(map, caption or title, title=title)])
