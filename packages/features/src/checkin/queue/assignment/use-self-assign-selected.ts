import type { CheckIn } from "@gatehouse/domain/checkin";
import type { useSelfAssign } from "../../data/use-self-assign.ts";
import type { Notifications } from "../../use-notifications.ts";
import type { Words } from "../../use-words.ts";

interface Options {
  readonly words: Words;
  readonly notify: Notifications;
  readonly take: ReturnType<typeof useSelfAssign>["run"];
  /** Something is asked for again. */
  readonly onAsked: () => void;
}

/** Self Assign Task for check-ins that are selected one by one. */
export function useSelfAssignSelected({ words: { t }, notify, take, onAsked }: Options) {
  return async (ids: readonly number[], rows: readonly CheckIn[]): Promise<void> => {
    if (ids.length === 0) return notify.warning(t("select.some"));
    onAsked();
    try {
      if (!(await take(ids))) return undefined;
      notify.dismiss(t("failed.self"));
      notify.success(t("done.self", { count: ids.length }));
    } catch (problem) {
      notify.failure(t("failed.self"), problem, rows);
    }
    return undefined;
  };
}
