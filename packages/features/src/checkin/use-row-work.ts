import { type CheckIn, isIdentified } from "@gatehouse/domain/checkin";
import type { Question } from "../app/index.ts";
import { useDocumentUrl } from "./data/use-document-url.ts";
import { automationMinutes, useReleaseAutomation } from "./data/use-release-automation.ts";
import { useReloadPnr } from "./data/use-reload-pnr.ts";
import { useUnlinkRow } from "./data/use-unlink-row.ts";
import type { Notifications } from "./use-notifications.ts";
import type { Words } from "./use-words.ts";

interface Options {
  readonly words: Words;
  readonly notify: Notifications;
  /** Resolves true only on an explicit yes. */
  readonly ask: (question: Question) => Promise<boolean>;
}

/** What the buttons of rows do, and Release Atmn. */
export function useRowWork({ words: { t, name }, notify: { success, warning, failure, dismiss }, ask }: Options) {
  const unlinkCall = useUnlinkRow();
  const reloadCall = useReloadPnr();
  const releaseCall = useReleaseAutomation();
  const documentUrl = useDocumentUrl();

  const unlink = async (row: CheckIn): Promise<void> => {
    if (!isIdentified(row)) return warning(t("unlink.missing"));
    const description = t("confirm.unlink.text", { name: name(row), pnr: row.pnr });
    if (!(await ask({ description, confirm: t("confirm.unlink"), tone: "danger" }))) return undefined;
    try {
      if (!(await unlinkCall.run(row))) return undefined;
      dismiss(t("failed.unlink"));
      success(t("done.unlink"), name(row));
    } catch (error) {
      failure(t("failed.unlink"), error, [row]);
    }
    return undefined;
  };

  const reload = async (row: CheckIn): Promise<void> => {
    if (!(await ask({ description: t("confirm.reload.text", { pnr: row.pnr }), confirm: t("confirm.reload") }))) return;
    try {
      const count = await reloadCall.run(row.pnr);
      if (count === 0) warning(t("failed.reload"));
      else if (count !== undefined) {
        dismiss(t("failed.reload"));
        success(t("done.reload"), row.pnr);
      }
    } catch (error) {
      failure(t("failed.reload"), error, [row]);
    }
  };

  const releaseAutomation = async (): Promise<void> => {
    const description = t("confirm.releaseAutomation.text", { minutes: automationMinutes });
    if (!(await ask({ description, confirm: t("confirm.releaseAutomation") }))) return;
    try {
      const count = await releaseCall.run();
      if (count === undefined) return;
      dismiss(t("failed.releaseAutomation"));
      success(
        count === 0
          ? t("done.releaseAutomation.nothing", { minutes: automationMinutes })
          : t("done.releaseAutomation", { count }),
      );
    } catch (error) {
      failure(t("failed.releaseAutomation"), error);
    }
  };

  const openPass = async (row: CheckIn): Promise<void> => {
    if (!row.pass) return warning(t("select.noPass"));
    // Opened by the click itself, because a browser blocks what is opened later.
    const tab = window.open("", "_blank");
    if (!tab) return warning(t("failed.popup"));
    tab.opener = null;
    try {
      const url = await documentUrl.run(row.pass.dmscode);
      if (url === undefined) tab.close();
      else tab.location.replace(url);
    } catch (error) {
      tab.close();
      failure(t("failed.openPass"), error, [row]);
    }
    return undefined;
  };

  return {
    openPass: (row: CheckIn) => void openPass(row),
    unlink: (row: CheckIn) => void unlink(row),
    reload: (row: CheckIn) => void reload(row),
    releaseAutomation: () => void releaseAutomation(),
  };
}
