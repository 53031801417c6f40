"""What a page says, and its buttons, without a browser."""


def texts(app):
    """Its plain texts."""
    return [element.value for element in app.text]


def said(app):
    """All of its sentences."""
    return "\n".join(element.value for element in [*app.text, *app.caption, *app.warning, *app.error, *app.info])


def pressed(app, label):
    """The button with this label, to be clicked."""
    return next(button for button in app.button if button.label == label)
