import { type CheckIn, isActionAvailable } from "@gatehouse/domain/checkin";
import { useSession } from "../../app/index.ts";
import { useClock } from "../clock.ts";
import type { AssignmentWork } from "./assignment/use-assignment-work.ts";
import type { QueueSelection } from "./use-queue-selection.ts";
import type { Words } from "../use-words.ts";

interface Options {
  readonly words: Words;
  readonly work: Pick<AssignmentWork, "self" | "selfAll">;
  readonly chosen: Pick<QueueSelection, "ids" | "selected">;
  /** Reads everything that is selected; undefined while not everything that matches is. */
  readonly readAll: (() => Promise<readonly CheckIn[] | undefined>) | undefined;
}

/** Self Assign Task of what is selected, and why it cannot be done. */
export function useSelfChoice({ words: { t }, work, chosen: { ids, selected }, readAll }: Options) {
  const { user } = useSession();
  const now = useClock()();
  const userid = user?.userid ?? "";
  const fitting = selected.filter((row) => isActionAvailable("self", row, { userid, now })).length;
  return {
    onSelf: () => {
      if (readAll) return work.selfAll(readAll);
      // What cannot be taken would have all of it refused: how much can is asked first.
      return fitting > 0 && fitting < selected.length ? work.selfAll(async () => selected) : work.self(ids, selected);
    },
    /** Why nothing of what is selected can be taken. */
    selfReason:
      selected.length > 0 && ids.length === selected.length && fitting === 0
        ? t("select.noneFree", { count: selected.length })
        : undefined,
  };
}
