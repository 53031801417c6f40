// What the page calls, through the stub in `pages/server/bundle.py`: one function for each component, all of one bundle.

import { alignment } from "./alignment.jsx";
import { beams } from "./beams.jsx";
import { film } from "./film.jsx";
import { openFile } from "./file.js";
import { lectureWith } from "./lecture.jsx";
import { showFirst } from "./first.js";
import { phoneWith } from "./phone.jsx";
import { matrices } from "./matrices.jsx";
import { stage } from "./stage.jsx";
import { wholeModel } from "./whole_model.jsx";

export { answered, classroom } from "./classroom.jsx";
export { course } from "./course.jsx";
export { exporter } from "./export.jsx";
export { follow } from "./follow.js";
export { frame } from "./frame.js";
export { glossary } from "./glossary.jsx";
export { outline } from "./outline.jsx";
export { predict } from "./predict.jsx";
export { intoSight, openAtTop } from "./sight.js";
export { written } from "./written.jsx";
export { teacherKey } from "./teacher_key.jsx";
export { alignment, beams, film, matrices, stage, wholeModel };

const views = { alignment, beams, film, matrices, stage, wholeModel };
openFile({ ...views, lecture: lectureWith(views), phone: phoneWith(views) });
showFirst(stage);
