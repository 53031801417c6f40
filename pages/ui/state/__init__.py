"""The choices of a visitor: in the link, in the session, and in the browser.

A control whose value belongs in the link is drawn with `linked`. The parts that the stage changes in the browser (kind,
layer, head, step, rows, tokens, muting, view, filters, the open node of a tree) are bound to no widget: `selection`
holds them for all pages, which read them with `current_selection` and change them with `select`; `transformer.replay`
says what an example offers. Where nobody chose kind, layer or head, neither link nor session has them, and the model's
file names the head worth opening; a link that names one of the three means the same with every model. Other facts of a
session are fields of `session`. `ideas` says which tab of a page is open; only that one is worked out.
"""
