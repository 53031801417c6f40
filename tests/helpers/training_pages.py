"""Reading of the pages Train and Twins, shared by several test files."""


def said(app):
    return "\n".join(element.value for element in [*app.text, *app.caption, *app.warning, *app.error, *app.info])


def pressed(app, label):
    return next(button for button in app.button if button.label == label)
