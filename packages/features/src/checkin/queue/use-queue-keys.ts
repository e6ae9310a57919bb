import {
  Bot,
  ChartBar,
  ClipboardCopy,
  Coffee,
  FileText,
  History,
  Play,
  RefreshCw,
  Undo2,
  UserPlus,
} from "lucide-react";
import { useActions, useShortcut } from "../../app/index.ts";
import { barKeys } from "./option-bar.tsx";
import { rowKeys } from "../columns/row-keys.ts";
import type { AssignmentWork } from "./assignment/use-assignment-work.ts";
import type { Words } from "../use-words.ts";

export interface QueueKeysOptions {
  readonly words: Words;
  readonly work: AssignmentWork;
  readonly onSelf: () => void;
  /** Why nothing of what is selected can be taken. */
  readonly selfReason: string | undefined;
  readonly onToggleExpired: () => void;
  readonly onRefresh: () => void;
  readonly onCopyCounts: () => void;
  readonly onBreakdown: () => void;
  /** View Actions, and Open BP, of what is selected. */
  readonly onActions: () => void;
  readonly onOpenPass: () => void;
  readonly onReleaseAutomation: (() => void) | undefined;
  /** Takes the focus to the rows. */
  readonly onGrid: () => void;
  /** Left out while no details are open. */
  readonly onClosePanel: (() => void) | undefined;
}

/** Every button of the queue as a key and in the command palette. */
export function useQueueKeys({
  words,
  work,
  onSelf,
  selfReason,
  onToggleExpired,
  onRefresh,
  onCopyCounts,
  onBreakdown,
  onActions,
  onOpenPass,
  onReleaseAutomation,
  onGrid,
  onClosePanel,
}: QueueKeysOptions): void {
  const { t } = words;
  const canStart = work.startable && !work.busy;
  const canSelf = !work.busy && selfReason === undefined;
  const canRest = work.enabled && !work.busy;
  useShortcut({ keys: barKeys.start, label: t("work.start"), run: work.start, enabled: canStart });
  useShortcut({ keys: barKeys.rest, label: t("work.break"), run: work.rest, enabled: canRest });
  useShortcut({ keys: barKeys.self, label: t("work.self"), run: onSelf, enabled: canSelf });
  useShortcut({ keys: barKeys.expired, label: t("work.showExpired"), run: onToggleExpired });
  useShortcut({ keys: barKeys.refresh, label: t("work.refresh"), run: onRefresh });
  useShortcut({ keys: rowKeys.actions, label: t("shortcut.actions"), run: onActions });
  useShortcut({ keys: rowKeys.openPass, label: t("shortcut.openPass"), run: onOpenPass });
  useShortcut({ keys: "Enter", label: t("shortcut.row"), run: () => undefined, listed: true });
  useShortcut({ keys: "g", label: t("shortcut.grid"), run: onGrid });
  useShortcut({
    keys: "Escape",
    label: t("shortcut.closePanel"),
    run: () => onClosePanel?.(),
    enabled: onClosePanel !== undefined,
  });
  useActions([
    {
      id: "checkin.start",
      label: t("work.start"),
      icon: Play,
      keys: barKeys.start,
      disabled: !canStart,
      run: work.start,
    },
    {
      id: "checkin.break",
      label: t("work.break"),
      icon: Coffee,
      keys: barKeys.rest,
      disabled: !canRest,
      run: work.rest,
    },
    {
      id: "checkin.release",
      label: t("work.release"),
      icon: Undo2,
      disabled: work.busy || work.nothingHeld,
      run: work.release,
    },
    { id: "checkin.self", label: t("work.self"), icon: UserPlus, keys: barKeys.self, disabled: !canSelf, run: onSelf },
    ...(onReleaseAutomation
      ? [{ id: "checkin.releaseAutomation", label: t("work.releaseAutomation"), icon: Bot, run: onReleaseAutomation }]
      : []),
    { id: "checkin.expired", label: t("work.showExpired"), keys: barKeys.expired, run: onToggleExpired },
    { id: "checkin.copyCounts", label: t("work.copyCounts"), icon: ClipboardCopy, run: onCopyCounts },
    { id: "checkin.breakdown", label: t("breakdown.title"), icon: ChartBar, run: onBreakdown },
    { id: "checkin.refresh", label: t("work.refresh"), icon: RefreshCw, keys: barKeys.refresh, run: onRefresh },
    { id: "checkin.actions", label: t("shortcut.actions"), icon: History, keys: rowKeys.actions, run: onActions },
    { id: "checkin.openPass", label: t("shortcut.openPass"), icon: FileText, keys: rowKeys.openPass, run: onOpenPass },
  ]);
}
