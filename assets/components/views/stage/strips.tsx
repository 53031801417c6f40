// The source and target of the shown step: their tokens, how strongly they are lit, and by what.

import { useMemo } from "preact/hooks";
import { chipsOf } from "../../data/example/chips.ts";
import type { Example, Side } from "../../data/example/payload.ts";
import { NOTHING, type Pointed, pointedChip } from "../../data/example/pointing.ts";
import type { Theme } from "../../draw/theme.ts";
import { isolateToken } from "../../words/tokens.ts";
import type { Address } from "./overview.tsx";
import { Strip } from "./strip.tsx";

interface StripsProps {
  example: Example;
  open: Address;
  step: number;
  pointed: Pointed;
  theme: Theme;
  /** True if text still to be written stays empty. */
  grows: boolean;
  onPoint: (pointed: Pointed) => void;
  go: (step: number) => void;
}

export function Strips({ example, open, step, pointed, theme, grows, onPoint, go }: StripsProps) {
  const chips = useMemo(
    () => chipsOf(example, open, step, pointed, grows),
    [example, open.layer, open.head, step, pointed, grows],
  );
  const at = (side: Side) => (place: number) => onPoint(place < 0 ? NOTHING : pointedChip(example, side, place));
  return (
    <>
      <Strip
        title={example.encoderOnly ? "Tokens" : "Source"}
        note={chips.asked ? "pointed at" : ""}
        side="source"
        chips={chips.source}
        reveal={chips.strongest}
        theme={theme}
        onPoint={at("source")}
        onPress={example.encoderOnly ? go : undefined}
      />
      {!example.encoderOnly && (
        <Strip
          title="Target"
          note={chips.asked ? `how much each looks at “${isolateToken(chips.asked)}”, as it is written` : ""}
          side="target"
          chips={chips.target}
          reveal={step + 1}
          theme={theme}
          onPoint={at("target")}
          onPress={(place) => go(Math.max(0, place - 1))}
        />
      )}
    </>
  );
}
