import { useBreak } from "../../data/use-break.ts";
import type { Notifications } from "../../use-notifications.ts";
import type { Words } from "../../use-words.ts";

/** The button Going On Break: makes the call and says what came of it. */
export function useBreakStart({ words: { t }, notify }: { readonly words: Words; readonly notify: Notifications }) {
  const goOnBreak = useBreak();
  const rest = async (): Promise<void> => {
    try {
      if (!(await goOnBreak.run())) return;
      notify.dismiss(t("failed.break"));
      notify.success(t("done.break"));
    } catch (problem) {
      notify.failure(t("failed.break"), problem, [], () => void rest());
    }
  };
  return { rest, running: goOnBreak.running };
}
