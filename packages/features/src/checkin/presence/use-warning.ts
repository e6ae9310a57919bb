import { isLockExpiring, presence } from "@gatehouse/domain/checkin";
import { useEffect, useEffectEvent, useState } from "react";
import { useClock } from "../clock.ts";

/** Seconds after which the server has surely given a lock back: its clock strikes every five. */
const surely = 7;

/**
 * Whether the lock is about to go back. Before it is said it is asked once more: another screen may have kept it. So it is when time
 * is up, whether or not the news of it came.
 * @param releasesAt by this screen's clock, in seconds since 1970, UTC; null while nothing is held
 */
export function useWarning(releasesAt: number | null, reread: () => Promise<unknown>): boolean {
  const clock = useClock();
  const [warned, setWarned] = useState<number>();
  const ask = useEffectEvent(async (at: number): Promise<void> => {
    // Without an answer what is known stands.
    await reread().catch(() => undefined);
    setWarned(at);
  });
  useEffect(() => {
    if (releasesAt === null) return undefined;
    const wait = (until: number): number => Math.max(0, until - clock()) * 1000;
    const timers = [setTimeout(() => void ask(releasesAt), wait(releasesAt - presence.warning))];
    timers.push(setTimeout(() => void ask(releasesAt), wait(releasesAt + surely)));
    return () => timers.forEach(clearTimeout);
  }, [releasesAt, clock]);
  return releasesAt !== null && warned === releasesAt && isLockExpiring(releasesAt, clock());
}
