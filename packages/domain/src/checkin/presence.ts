/** All in seconds. What counts as activity, and why these limits: docs/decisions/026. */
export const presence = {
  /** A lock without activity goes back after so long … */
  lock: 30 * 60,
  /** … and its operator is warned so long before. */
  warning: 2 * 60,
  /** Without a key or a pointer for so long nobody is there: nothing is pulled. */
  away: 10 * 60,
  /** A screen reports activity at most so often. */
  report: 60,
  /** Looking at a unit keeps it for so long after its holder last changed something about it. */
  looking: 2 * 60 * 60,
} as const;

/**
 * Whether a lock is about to go back.
 * @param releasesAt when it goes back without activity; null while nothing is held
 * @param now seconds since 1970, UTC, as is `releasesAt`
 */
export const isLockExpiring = (releasesAt: number | null, now: number): boolean =>
  releasesAt !== null && now < releasesAt && now >= releasesAt - presence.warning;

/**
 * Whether somebody is at the screen.
 * @param presentAt the last key or pointer; null where there was none
 */
export const isPresent = (presentAt: number | null, now: number): boolean =>
  presentAt !== null && now - presentAt < presence.away;
