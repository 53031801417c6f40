// All heads as small maps, as part of a stage.

import { Overview, type Switches } from "./overview.tsx";
import type { StageView } from "./stage_view.ts";

interface OverviewPanelProps {
  stageView: StageView;
  /** True if groups stand side by side. */
  besides?: boolean;
  /** Present if heads can be switched off. */
  switches?: Switches;
}

export const OverviewPanel = ({ stageView, besides = false, switches }: OverviewPanelProps) => (
  <div class="overview-area">
    <Overview
      {...stageView.small}
      {...{ besides, switches }}
      isScene={stageView.parts !== undefined}
      example={stageView.example}
      theme={stageView.theme}
      onPeek={stageView.setPeek}
      onOpen={stageView.openHead}
      onTap={stageView.tapHead}
    />
  </div>
);
