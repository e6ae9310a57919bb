import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback, useRef, useState } from "react";
import type { CandidatePage } from "../data/use-candidates.ts";
import { type LinkOptions, useLink } from "../data/use-link.ts";

/** A link that was asked for and is not known to be done. */
export interface LinkTry {
  readonly checkIn: CheckIn;
  readonly page: CandidatePage;
  /** Why it failed; undefined while it is under way. */
  readonly error: unknown;
  readonly state: "running" | "failed";
}

/**
 * The links of a viewer, several at a time, one for a check-in: the next traveller is up while the one before is being linked.
 * They outlive the viewer's closing.
 */
export function useLinks() {
  const call = useLink();
  const [tries, setTries] = useState<ReadonlyMap<number, LinkTry>>(new Map());
  // A second key may come before the first one's state is drawn.
  const running = useRef(new Map<number, Promise<unknown>>());

  const put = useCallback(
    (id: number, next: LinkTry | undefined) =>
      setTries((before) => {
        const after = new Map(before);
        if (next) after.set(id, next);
        else after.delete(id);
        return after;
      }),
    [],
  );
  /**
   * Fails as the call does.
   * @param onDone is called when it is linked, before that is shown
   * @returns false when it was being linked already
   */
  const start = useCallback(
    async (page: CandidatePage, options: Omit<LinkOptions, "dmscode">, onDone: () => void): Promise<boolean> => {
      const { checkIn } = options;
      const id = checkIn.checkInId;
      if (running.current.has(id)) return false;
      const answer = call({ ...options, dmscode: page.dmscode });
      running.current.set(id, answer);
      put(id, { checkIn, page, state: "running", error: undefined });
      try {
        await answer;
        running.current.delete(id);
        onDone();
        put(id, undefined);
        return true;
      } catch (error) {
        running.current.delete(id);
        put(id, { checkIn, page, state: "failed", error });
        throw error;
      }
    },
    [call, put],
  );
  return {
    tries,
    start,
    /** What failed has been seen. */
    forget: useCallback((id: number) => put(id, undefined), [put]),
    /** Those under way have come to their end. */
    settled: useCallback(async () => void (await Promise.allSettled(running.current.values())), []),
  };
}

export type Links = ReturnType<typeof useLinks>;
