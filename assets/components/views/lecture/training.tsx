// The line of a scene whose model is trained before everybody's eyes: whether it is, or a recording plays.

export interface Training {
  /** A sentence on what is seen. */
  said: string;
  /** False until the server has said how far it is. */
  isKnown: boolean;
  /** True once there is more to see than the untrained model. */
  isBegun: boolean;
  /** Starts it; null if it has begun. */
  begin: (() => void) | null;
  /** Starts it once more; null while it goes on. */
  again: (() => void) | null;
}

export const TrainingLine = ({ said, again }: Pick<Training, "said" | "again">) => (
  <p class="training" role="status">
    {said}
    {again && (
      <button type="button" class="plain" onClick={again}>
        Train it again
      </button>
    )}
  </p>
);
