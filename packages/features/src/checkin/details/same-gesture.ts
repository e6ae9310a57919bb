/** How long after a decision a click may still belong to the gesture that made it, in ms: the slowest double click of most systems, and a little more. */
const gesture = 700;

export interface Click {
  /** When, in ms of the page's clock (`event.timeStamp`). */
  readonly at: number;
  /** How many clicks at one place it ends (`event.detail`); 0 for a key. */
  readonly count: number;
}

/**
 * Whether a click may be the rest of the gesture that decided something else: the second half of a double click, or a click so soon
 * that nobody can have read another row meanwhile.
 * @param decidedAt when the last decision was asked for or was made, in the same ms; undefined where there was none
 */
export const isSameGesture = ({ at, count }: Click, decidedAt: number | undefined): boolean =>
  count > 1 || (decidedAt !== undefined && at - decidedAt < gesture);
