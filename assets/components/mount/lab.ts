/*! Preact, its signals and gifenc, which are part of this file:

The MIT License (MIT)

Copyright (c) 2015-present Jason Miller (Preact)
Copyright (c) 2022-present Preact Team (signals)
Copyright (c) 2017 Matt DesLauriers (gifenc)

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
// The functions that the page calls, through the stub in `pages/server/bundle.py`: one a component, all of one bundle.

import { guardLetterKeys } from "../views/common/letter_keys.tsx";
import { alignment } from "./alignment.tsx";
import { beams } from "./beams.tsx";
import { fitFrame } from "./cell.ts";
import { clocks } from "./clocks.tsx";
import { openFile } from "./file.ts";
import { film } from "./film.tsx";
import { showFirst } from "./first.ts";
import { givenWith } from "./given.tsx";
import { lectureWith } from "./lecture.tsx";
import { matrices } from "./matrices.tsx";
import { notesWith } from "./notes.tsx";
import { phoneWith } from "./phone.tsx";
import { watchPrinting } from "./printing.ts";
import { stage } from "./stage.tsx";
import { wholeModel } from "./whole_model.tsx";
import { widgetWith } from "./widget.ts";

export { classroom } from "./classroom.tsx";
export { copyLink } from "./copy_link.tsx";
export { course } from "./course.tsx";
export { exporter } from "./export.tsx";
export { followSelection as follow } from "./follow.ts";
export { frame } from "./frame.ts";
export { glossary } from "./glossary.tsx";
export { outline } from "./outline.tsx";
export { predict } from "./predict.tsx";
export { runTold } from "./run_told.tsx";
export { sceneList } from "./scene_list.tsx";
export { intoSight, openAtTop, whenSeen } from "./sight.ts";
export { teacherKey } from "./teacher_key.tsx";
export { written } from "./written.tsx";
export { alignment, beams, clocks, film, matrices, stage, wholeModel };

const views = { alignment, beams, clocks, film, matrices, stage, wholeModel };
export const given = givenWith(views);
export const notes = notesWith(views);
/** The widget that a notebook draws, see `widget.ts`. */
export default widgetWith(views);
guardLetterKeys();
watchPrinting();
fitFrame();
openFile({ ...views, lecture: lectureWith(views), phone: phoneWith(views) });
showFirst(stage);
