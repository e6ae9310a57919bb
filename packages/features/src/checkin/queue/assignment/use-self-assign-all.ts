import { type Api, declaredError } from "@gatehouse/api/client";
import { type CheckIn, isActionAvailable } from "@gatehouse/domain/checkin";
import { useState } from "react";
import { type Question, useSession } from "../../../app/index.ts";
import { useClock } from "../../clock.ts";
import { maxRows } from "../../data/use-read-all.ts";
import type { Notifications } from "../../use-notifications.ts";
import type { Words } from "../../use-words.ts";

interface Options {
  readonly words: Words;
  readonly notify: Notifications;
  readonly ask: (question: Question) => Promise<boolean>;
  /** Takes check-ins, all of them or none; undefined when a call was under way already. */
  readonly take: (ids: readonly number[]) => Promise<unknown>;
}

/** As many as one call takes. */
const atOnce = 500;

/** Ids that a LOCKED_BY_OTHER names; empty for every other failure. */
function lockedIn(error: unknown): ReadonlySet<number> {
  const declared = declaredError<Api["checkin"]["assignments"]["self"]>(error);
  return new Set(declared?.code === "LOCKED_BY_OTHER" ? declared.data.locked.map(({ checkInId }) => checkInId) : []);
}

/**
 * Self Assign Task for everything that matches: reads what that is now, says how many of them can be taken, asks, and takes them.
 * What somebody else gets hold of meanwhile is left out.
 */
export function useSelfAssignAll({ words: { t }, notify: { success, warning, failure }, ask, take }: Options) {
  const me = useSession().user?.userid ?? "";
  const [reading, setReading] = useState(false);

  const clock = useClock();

  const takeSome = async (ids: readonly number[]): Promise<number> => {
    try {
      return (await take(ids)) === undefined ? 0 : ids.length;
    } catch (error) {
      const locked = lockedIn(error);
      const rest = ids.filter((id) => !locked.has(id));
      if (rest.length === ids.length) throw error;
      return rest.length === 0 ? 0 : takeSome(rest);
    }
  };

  /** @param read what matches, as it is now; undefined when it is too much */
  const selfAll = async (read: () => Promise<readonly CheckIn[] | undefined>): Promise<void> => {
    if (reading) return;
    setReading(true);
    let rows: readonly CheckIn[] | undefined;
    try {
      rows = await read();
    } catch (problem) {
      return failure(t("failed.rows"), problem);
    } finally {
      setReading(false);
    }
    if (!rows) return warning(t("select.tooMany", { count: maxRows }));
    const free = rows
      .filter((row) => row._lock?.userid !== me && isActionAvailable("self", row, { userid: me, now: clock() }))
      .map(({ checkInId }) => checkInId);
    if (free.length === 0) return warning(t("select.noneFree", { count: rows.length }));
    const others = rows.length - free.length;
    const description =
      others === 0
        ? t("confirm.selfAll.text", { count: free.length })
        : t("confirm.selfSome.text", { count: free.length, total: rows.length });
    if (!(await ask({ description, confirm: t("confirm.self") }))) return undefined;
    let taken = 0;
    try {
      for (let at = 0; at < free.length; at += atOnce) {
        // One call after the other: the first refusal ends it
        taken += await takeSome(free.slice(at, at + atOnce));
      }
    } catch (problem) {
      return failure(taken > 0 ? t("failed.selfRest", { count: taken }) : t("failed.self"), problem, rows);
    }
    const left = rows.length - taken;
    success(t("done.self", { count: taken }), left > 0 ? t("done.self.left", { count: left }) : "");
    return undefined;
  };

  return { reading, selfAll };
}
