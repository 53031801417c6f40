// The layer whose lines Words draws, on the page Look: it has a control of its own.

import { signal } from "@preact/signals";

export const alignedLayer = signal(0);
