// The theme's fonts, and whether they have come: measures taken before have other widths.

import { useEffect, useState } from "preact/hooks";
import type { Theme } from "../../draw/theme.ts";

export function useFonts({ font, codeFont }: Theme) {
  const wanted = [font, codeFont].flatMap((family) => [`400 14px ${family}`, `700 14px ${family}`]);
  const [come, setCome] = useState(() => wanted.every((one) => document.fonts.check(one)));
  useEffect(() => {
    if (!come)
      Promise.all(wanted.map((one) => document.fonts.load(one))).then(
        () => setCome(true),
        () => {},
      );
  }, [font, codeFont]);
  return come;
}
