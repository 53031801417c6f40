// All heads as small maps, as part of a stage.

import { Overview, type Switches } from "./overview.tsx";
import type { StageView } from "./stage_view.ts";

interface OverviewPanelProps {
  shown: StageView;
  /** True if groups stand side by side. */
  besides?: boolean;
  /** Present if heads can be switched off. */
  switches?: Switches;
}

export const OverviewPanel = ({ shown, besides = false, switches }: OverviewPanelProps) => (
  <div class="overview-area">
    <Overview
      {...shown.small}
      {...{ besides, switches }}
      isScene={shown.parts !== undefined}
      example={shown.example}
      theme={shown.theme}
      onPeek={shown.setPeek}
      onOpen={shown.openHead}
      onTap={shown.tapHead}
    />
  </div>
);
