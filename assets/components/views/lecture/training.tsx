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
  /** Starts it once more, or tries it; null while it goes on. */
  again: (() => void) | null;
  /** True if what is seen was trained here. */
  isDone: boolean;
}

/**
 * @param said On the record, where nothing can be trained.
 * @param training Null there.
 */
export const TrainingLine = ({ said, training }: { said: string; training: Training | null }) => (
  <p class="training" role="status">
    {training ? training.said : said}
    {training?.again && (
      <button type="button" class="plain" onClick={training.again}>
        {training.isDone ? "Train it again" : "Try again"}
      </button>
    )}
  </p>
);
