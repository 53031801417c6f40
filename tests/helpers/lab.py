"""The texts and buttons of a page without a browser."""


def texts(app):
    """Return the plain texts of a page."""
    return [element.value for element in app.text]


def said(app):
    """Return all sentences of a page."""
    return "\n".join(element.value for element in [*app.text, *app.caption, *app.warning, *app.error, *app.info])


def pressed(app, label):
    """Return the button with this label, to be clicked."""
    return next(button for button in app.button if button.label == label)
