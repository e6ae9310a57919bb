import { type Question, useToast } from "../../../app/index.ts";
import { useRelease } from "../../data/use-release.ts";
import type { Notifications } from "../../use-notifications.ts";
import type { Words } from "../../use-words.ts";

interface Options {
  readonly words: Words;
  readonly notify: Notifications;
  /** Resolves true only on an explicit yes. */
  readonly ask: (question: Question) => Promise<boolean>;
  readonly held: Parameters<Notifications["failure"]>[2];
  /** Told before the call, and with false when it failed. */
  readonly onReleased: (released: boolean) => void;
  /** Start Next Assignment, which the message offers. */
  readonly onStart: () => void;
}

/** The button Release Assignment: asks first. */
export function useReleaseHeld({ words: { t }, notify, ask, held = [], onReleased, onStart }: Options) {
  const toast = useToast();
  const giveBack = useRelease();
  const release = async (): Promise<void> => {
    const count = held.length;
    const description = count > 0 ? t("confirm.release.text", { count }) : t("confirm.release.unknown");
    if (!(await ask({ description, confirm: t("confirm.release") }))) return;
    onReleased(true);
    try {
      const after = await giveBack.run();
      if (!after) return;
      notify.dismiss(t("failed.release"));
      toast({
        tone: "success",
        title: t("done.release", { count }),
        ...(after.enabled
          ? { description: t("done.release.hint"), action: { label: t("work.start"), run: onStart } }
          : {}),
      });
    } catch (problem) {
      onReleased(false);
      notify.failure(t("failed.release"), problem, held);
    }
  };
  return { release, running: giveBack.running };
}
