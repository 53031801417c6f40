// When the theme's fonts have come: what was measured before them has other widths.

/** @import { Theme } from "../../draw/theme.js" */
import { useEffect, useState } from "preact/hooks";

/** @param {Theme} theme */
export function useFonts({ font, codeFont }) {
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
