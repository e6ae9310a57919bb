/** Hour slabs of "Available for Checkin": how long a check-in has been waiting, in minutes, half-open (QUE-4). */
export const slabs = {
  0: { from: 0, to: 60 },
  1: { from: 60, to: 120 },
  2: { from: 120, to: 240 },
  4: { from: 240, to: null },
} as const satisfies Record<number, { from: number; to: number | null }>;

export type Slab = keyof typeof slabs;

const latestFirst: readonly Slab[] = [4, 2, 1, 0];

/** When a check-in that became available then comes into a slab: seconds since 1970, UTC. */
export const slabEnteredAt = (eligibleAt: number, slab: Slab): number => eligibleAt + slabs[slab].from * 60;

/**
 * The slab of a check-in; null for one that never was available. The youngest has no lower bound: a check-in may become available
 * this very second, whatever the clocks say.
 */
export const slabAt = (eligibleAt: number | null, now: number): Slab | null =>
  eligibleAt === null ? null : (latestFirst.find((slab) => slabEnteredAt(eligibleAt, slab) <= now) ?? 0);

/** The counters of the queue (QUE-6). */
export interface Counters {
  readonly noBP: number;
  readonly hasBP: number;
  readonly byHourCount: Readonly<Record<`${Slab}`, number>>;
  /** In units, that is PNRs: several open check-ins; those of them that nobody holds; exactly one open check-in. */
  readonly pnrCount: { readonly multi: number; readonly multiUnAssigned: number; readonly single: number };
  readonly byIataCount: Readonly<Record<string, number>>;
  readonly noBPDisposedCnt: number;
  readonly eligibleForCheckIn: number;
  readonly waitingForAutomation: number;
  readonly eligibleForDisposal: number;
  readonly failedAutoAttached: number;
  /** Seconds since 1970, UTC. */
  readonly updatedAt: number;
}
