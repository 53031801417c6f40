// The layer whose lines the page Alignment draws: it has a control of its own.

import { signal } from "@preact/signals";

export const alignedLayer = signal(0);
