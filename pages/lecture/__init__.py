"""The parts of the page Lecture.

The page gives a lecture as its file does: the browser draws it, enlarged to the screen, and asks for each scene by
itself, two ahead (`presentation`, `scenes`). A picture there reads its room from its place, never from the window; a
rule for `:host([data-room])` says what a scene leaves out of a page. The window of the notes talks to the lecture
without the server. A scene that no picture holds (`Scene.is_live`: Train, Models, own runs) is given on its
own page. A scene that names a recipe trains a model on its slide (`training`); where none can start its record plays.
`packing` puts a lecture together for phones and for one file: of each scene the view that its page draws (`views_of`),
to the byte. An own lecture is edited by `editor`, beside the list of its scenes (`scene_list`); each change of
`changes` is kept at once, and *Add this view* puts what is open on a page into a scene.
"""
