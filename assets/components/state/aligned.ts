// Which layer draws the lines of the page Alignment: it has a control of its own.

import { signal } from "@preact/signals";

export const alignedLayer = signal(0);
