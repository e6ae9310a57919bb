import type { CheckIn } from "@gatehouse/domain/checkin";
import { useEffect, useEffectEvent } from "react";
import { useApp } from "../../app/index.ts";
import { readPersistedOnPage } from "../../app/persisted-storage.ts";
import { usePersistOnPage } from "../../app/use-persist-on-page.ts";
import { useReadRows } from "./data/use-read-rows.ts";
import type { Reasons } from "./reason-keys.ts";

const name = "disposal";

/** The question for the reason, as it is on the screen. */
export interface OpenQuestion {
  readonly rows: readonly CheckIn[];
  readonly chosen: Reasons;
}

/** Ids and codes only. */
interface KeptQuestion {
  readonly checkInIds: readonly number[];
  readonly reason1?: unknown;
  readonly reason2?: unknown;
}

const isQuestion = (kept: unknown): kept is KeptQuestion =>
  typeof kept === "object" &&
  kept !== null &&
  "checkInIds" in kept &&
  Array.isArray(kept.checkInIds) &&
  kept.checkInIds.every((id) => typeof id === "number");

const textOf = (kept: unknown): string | undefined => (typeof kept === "string" ? kept : undefined);

/**
 * Keeps the open question and what is chosen in it, and asks it again after a renewed sign-in, or when the page was loaded again.
 * @param open undefined while nothing is asked
 */
export function usePersistedQuestion(
  open: OpenQuestion | undefined,
  onReopen: (rows: readonly CheckIn[], chosen: Reasons) => void,
): void {
  const { session } = useApp();
  const readRows = useReadRows();
  usePersistOnPage(name, open && { checkInIds: open.rows.map(({ checkInId }) => checkInId), ...open.chosen });

  const reopen = useEffectEvent((rows: readonly CheckIn[], chosen: Reasons): void => {
    // Somebody may have asked for it again meanwhile.
    if (!open && rows.length > 0) onReopen(rows, chosen);
  });
  useEffect(() => {
    const state = session.state.get();
    const kept = state.status === "signed-in" ? readPersistedOnPage(name, state.user.userid) : undefined;
    if (!isQuestion(kept)) return;
    const chosen = { reason1: textOf(kept.reason1), reason2: textOf(kept.reason2) };
    // Where they cannot be read the rows are there, and the question is a key away.
    void readRows(kept.checkInIds).then(
      (rows) => reopen(rows, chosen),
      () => undefined,
    );
  }, [session, readRows]);
}
