/** What decides whether a message may go before its time. */
export interface MessageAge {
  /** Something can be done about it. */
  readonly hasAction: boolean;
  /** That can be done until then only, in milliseconds since 1970. */
  readonly until: number | undefined;
}

/** What is offered for a while only goes last, because nothing else on the page offers it; before it what can be done at any time. */
const worth = ({ hasAction, until }: MessageAge, now: number): number =>
  !hasAction || (until !== undefined && until <= now) ? 0 : until === undefined ? 1 : 2;

/**
 * Which message makes room for a new one: the oldest of those that matter least.
 * @param standing oldest first
 * @param now milliseconds since 1970
 */
export const messageToDismiss = <M extends MessageAge>(standing: readonly M[], now: number): M | undefined =>
  standing.toSorted((a, b) => worth(a, now) - worth(b, now))[0];
