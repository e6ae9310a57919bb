import type { ReloadRefusal } from "@gatehouse/domain/checkin";
import { useState } from "react";
import { type Question, useConfirm } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { automationMinutes } from "../data/use-release-automation.ts";
import { useNotifications } from "../use-notifications.ts";
import { useWords } from "../use-words.ts";
import { useReadAutomation } from "./data/use-read-automation.ts";
import { useRedistribute } from "./data/use-redistribute.ts";
import { useReleaseTasks } from "./data/use-release-tasks.ts";
import { useReloadByAirline } from "./data/use-reload-by-airline.ts";
import { useReloadByPnr } from "./data/use-reload-by-pnr.ts";
import { messages } from "./messages/index.ts";

/** What became of a PNR that was to be reloaded. */
export interface PnrResult {
  readonly pnr: string;
  /** Why nothing of it went; undefined when something did. */
  readonly refusal: ReloadRefusal | undefined;
}

/** Reloading, redistributing and releasing, each after a question, each with its result. */
export function useAutomationWork() {
  const t = useMessages(messages);
  const { success, warning, failure } = useNotifications(useWords());
  const confirm = useConfirm();
  const byPnr = useReloadByPnr();
  const byAirline = useReloadByAirline();
  const redistribute = useRedistribute();
  const release = useReleaseTasks();
  const read = useReadAutomation();
  const [results, setResults] = useState<readonly PnrResult[]>();

  /** Asks, acts, says what came of it, and reads the figures again. */
  const carryOut = async <T>(
    question: Question,
    act: () => Promise<T | undefined>,
    say: (outcome: T) => void,
    failed: string,
  ): Promise<void> => {
    if (!(await confirm(question))) return;
    try {
      const outcome = await act();
      if (outcome !== undefined) say(outcome);
    } catch (error) {
      failure(failed, error);
    } finally {
      read();
    }
  };

  return {
    busy: [byPnr, byAirline, redistribute, release].some(({ running }) => running),
    results,
    reloadPnrs: (pnrs: readonly string[]): void =>
      void carryOut(
        {
          description: t("confirm.byPnr.text", { count: pnrs.length, pnrs: pnrs.join(", ") }),
          confirm: t("confirm.byPnr"),
        },
        () => byPnr.run(pnrs),
        ({ notReloaded }) => {
          const kept = new Map(notReloaded.map(({ pnr, reason }) => [pnr, reason]));
          setResults(pnrs.map((pnr) => ({ pnr, refusal: kept.get(pnr) })));
          const done = pnrs.length - kept.size;
          if (done > 0) success(t("done.byPnr"), t("pnr.count", { count: done }));
          else warning(t("failed.byPnr"));
        },
        t("failed.byPnr"),
      ),
    reloadAirlines: (airlines: readonly string[], stuck: boolean): void =>
      airlines.length === 0
        ? warning(t("select.some"))
        : void carryOut(
            {
              description: t(stuck ? "confirm.stuck.text" : "confirm.byAirline.text", {
                airlines: airlines.join(", "),
              }),
              confirm: t("confirm.byAirline"),
            },
            () => byAirline.run(airlines, stuck),
            (count) => (count === 0 ? warning(t("done.byAirline.nothing")) : success(t("done.byAirline", { count }))),
            t("failed.byAirline"),
          ),
    redistribute: (airlines: readonly string[]): void =>
      airlines.length === 0
        ? warning(t("select.some"))
        : void carryOut(
            {
              description: t("confirm.redistribute.text", { airlines: airlines.join(", ") }),
              confirm: t("confirm.redistribute"),
              tone: "danger",
            },
            () => redistribute.run(airlines),
            (count) =>
              count === 0 ? warning(t("done.redistribute.nothing")) : success(t("done.redistribute", { count })),
            t("failed.redistribute"),
          ),
    release: (): void =>
      void carryOut(
        { description: t("release.hint", { minutes: automationMinutes }), confirm: t("confirm.release") },
        () => release.run(automationMinutes),
        (count) =>
          count === 0
            ? warning(t("done.release.nothing", { minutes: automationMinutes }))
            : success(t("done.release", { count })),
        t("failed.release"),
      ),
  };
}

export type AutomationWork = ReturnType<typeof useAutomationWork>;
