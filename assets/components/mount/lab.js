/*! Preact and gifenc, which are part of this file:

The MIT License (MIT)

Copyright (c) 2015-present Jason Miller (Preact)
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
// What the page calls, through the stub in `pages/server/bundle.py`: one function for each component, all of one bundle.

import { alignment } from "./alignment.jsx";
import { beams } from "./beams.jsx";
import { film } from "./film.jsx";
import { openFile } from "./file.js";
import { lectureWith } from "./lecture.jsx";
import { showFirst } from "./first.js";
import { followPrinting } from "./printing.js";
import { phoneWith } from "./phone.jsx";
import { matrices } from "./matrices.jsx";
import { stage } from "./stage.jsx";
import { guardLetterKeys } from "../views/common/letter_keys.jsx";
import { wholeModel } from "./whole_model.jsx";

export { answered, classroom } from "./classroom.jsx";
export { course } from "./course.jsx";
export { exporter } from "./export.jsx";
export { follow } from "./follow.js";
export { frame } from "./frame.js";
export { glossary } from "./glossary.jsx";
export { outline } from "./outline.jsx";
export { predict } from "./predict.jsx";
export { runTold } from "./run_told.jsx";
export { intoSight, openAtTop, whenSeen } from "./sight.js";
export { written } from "./written.jsx";
export { teacherKey } from "./teacher_key.jsx";
export { alignment, beams, film, matrices, stage, wholeModel };

const views = { alignment, beams, film, matrices, stage, wholeModel };
guardLetterKeys();
followPrinting();
openFile({ ...views, lecture: lectureWith(views), phone: phoneWith(views) });
showFirst(stage);
