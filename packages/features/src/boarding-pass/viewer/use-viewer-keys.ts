import { type PassPoint, passPoints } from "@gatehouse/domain/boarding-pass";
import type { KeyboardEvent, RefObject } from "react";
import { useApp, useStore } from "../../app/index.ts";
import { viewerKeys } from "../pass-keys.ts";
import type { PdfView } from "../../app/pdf/use-pdf-view.ts";
import type { Words } from "../use-words.ts";
import { comparisonObstacle, type Obstacle, openPointsText, linkObstacle } from "./obstacle.ts";
import { typeInto } from "./type-into.ts";
import { type KeyStep, type TypedKey, useTypedKeys } from "./use-typed-keys.ts";
import type { ViewerModel } from "./use-viewer.ts";
import type { ViewerWork } from "./use-viewer-work.ts";

interface Options {
  readonly viewer: ViewerModel;
  readonly work: ViewerWork;
  readonly words: Words;
  readonly view: PdfView;
  readonly dialog: RefObject<HTMLElement | null>;
  /** An upload stands over the viewer, or is on its way. */
  readonly covered: boolean;
  /** Takes the focus to a point's reason. */
  readonly toReason: (point: PassPoint) => void;
  /** Takes the focus to the point before or after. */
  readonly move: (step: 1 | -1) => void;
  readonly openTab: () => void;
  readonly upload: () => void;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches("textarea, select, input:not([type=checkbox], [type=radio])");
const presses = (target: EventTarget): boolean => target instanceof HTMLElement && target.closest("button, a") !== null;
const focusChoice = (): void => document.querySelector<HTMLElement>("[data-choice=own]")?.focus();
const focusNote = (): void => document.querySelector<HTMLElement>("[data-qc-note]")?.focus();
const isRadio = (target: EventTarget): boolean => target instanceof HTMLElement && target.matches("input[type=radio]");
const inPdf = (target: EventTarget): boolean => target instanceof HTMLElement && target.closest("[data-pdf]") !== null;
const dialogs = "[role=dialog][data-state=open], [role=alertdialog][data-state=open], [data-shortcuts=off]";
const isBelowDialog = (own: HTMLElement | null): boolean =>
  own !== null && [...document.querySelectorAll(dialogs)].some((each) => each !== own && !own.contains(each));
const isArrow = (key: string): boolean => key.startsWith("Arrow");
const nameOfKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

const held = ({ kind, text }: Obstacle, last = false): KeyStep =>
  kind === "waits" ? { wait: text, last } : { stop: text };

/**
 * Every button of the viewer as a key. Single keys rest while somebody types, and where a reader has turned them off. Keys that are
 * typed before they can be done are kept (docs/decisions/025).
 */
export function useViewerKeys({
  viewer,
  work,
  words,
  view,
  dialog,
  covered,
  toReason,
  move,
  openTab,
  upload,
}: Options) {
  const { t, point: nameOf } = words;
  const { shortcuts, question } = useApp();
  const singleKeys = useStore(shortcuts.singleKeys);
  const { checks, checkIns, pages, own, compared, facts } = viewer;
  const comparing = comparisonObstacle(viewer, words);
  const reading: Obstacle | undefined = facts
    ? undefined
    : viewer.error === undefined
      ? { kind: "waits", text: t("viewer.loading") }
      : { kind: "never", text: t("viewer.failed") };
  /** So does a question: keys are not the viewer's then. */
  const isCovered = (): boolean => covered || question.get() !== undefined || isBelowDialog(dialog.current);
  const hasFocus = (): boolean => dialog.current?.contains(document.activeElement) ?? false;

  const settleAll = (run: () => void): KeyStep => {
    if (own) return undefined;
    if (comparing) return held(comparing);
    return viewer.unseen ? { wait: t("viewer.unseen") } : { run };
  };
  const tick = (point: PassPoint, { unseen }: TypedKey): KeyStep => {
    if (own) return undefined;
    if (comparing) return held(comparing);
    if (!checks.locked(point)) return { run: () => checks.toggle(point) };
    if (unseen) return { stop: t("left.reason", { point: nameOf(point) }) };
    return hasFocus() ? { run: () => toReason(point) } : { wait: t("viewer.loading") };
  };
  const link = ({ unseen }: TypedKey): KeyStep => {
    if (own) return undefined;
    if (work.linking) return { run: () => undefined };
    const obstacle = linkObstacle(viewer, work.holder, words);
    if (obstacle) return held(obstacle, true);
    const left = openPointsText(viewer, words);
    if (left.length > 0) return { stop: left.join(", ") };
    // Nobody can have looked at it: then only what needs no look may pass.
    return unseen && !viewer.provesItself ? { stop: t("typed.look") } : { run: work.link };
  };
  const step = (by: 1 | -1): KeyStep => {
    const possible = by === 1 ? checkIns.hasNext : checkIns.hasPrevious;
    if (!possible && checkIns.loading) return { wait: t("viewer.loading"), last: true };
    return { run: () => checkIns.step(by), leaves: true };
  };
  const turn = (by: 1 | -1): KeyStep => {
    if (own) return undefined;
    if (!pages.known) return { wait: t("viewer.loading") };
    return { run: () => pages.step(by), leaves: true };
  };
  const ofOwn = (run: () => void, looks = false): ((typed: TypedKey) => KeyStep) => {
    return ({ unseen }) => {
      if (!own) return undefined;
      if (reading) return held(reading);
      // A quality check is a look at the pass.
      return looks && unseen && work.note.trim() === "" ? { stop: t("typed.look") } : { run };
    };
  };
  const ofCheck = (run: () => void, looks = false): ((typed: TypedKey) => KeyStep) => {
    const check = ofOwn(run, looks);
    return (typed) => (work.mayCheck && (reading || work.checkable) ? check(typed) : undefined);
  };
  const now = (run: () => void) => (): KeyStep => ({ run });
  const whenCompared = (run: () => void) => (): KeyStep =>
    own || compared || comparing?.kind === "never" ? { run } : { wait: t("viewer.loading") };

  const steps: Readonly<Record<string, (typed: TypedKey) => KeyStep>> = {
    [viewerKeys.link]: link,
    [viewerKeys.all]: () => settleAll(checks.tickAgreeing),
    [viewerKeys.absent]: () => settleAll(checks.settleAbsent),
    ...Object.fromEntries(
      passPoints.map((point, index) => [String(index + 1), (typed: TypedKey) => tick(point, typed)] as const),
    ),
    [viewerKeys.choice]: () => {
      if (own) return undefined;
      if (comparing) return held(comparing);
      if (checks.others.length === 0) return undefined;
      return hasFocus() ? { run: focusChoice } : { wait: t("viewer.loading") };
    },
    [viewerKeys.previousCheckIn]: () => step(-1),
    [viewerKeys.nextCheckIn]: () => step(1),
    [viewerKeys.previousPage]: () => turn(-1),
    [viewerKeys.nextPage]: () => turn(1),
    ArrowUp: whenCompared(() => move(-1)),
    ArrowDown: whenCompared(() => move(1)),
    [viewerKeys.unlink]: ofOwn(work.unlink),
    [viewerKeys.qcPass]: ofCheck(() => work.qualityCheck(true), true),
    [viewerKeys.qcFail]: ofCheck(() => work.qualityCheck(false)),
    [viewerKeys.qcNote]: (typed) => {
      const can = ofCheck(focusNote)(typed);
      return can && "run" in can && !hasFocus() ? { wait: t("viewer.loading") } : can;
    },
    [viewerKeys.upload]: () =>
      own ? undefined : viewer.known ? { run: upload } : { wait: t("viewer.loading"), last: true },
    [viewerKeys.dismiss]: now(work.dismiss),
    [viewerKeys.goBack]: () => (work.failed ? { run: work.goBack, leaves: true } : undefined),
  };
  // What only moves the picture is done at once, whatever waits.
  const views: Readonly<Record<string, () => void>> = {
    [viewerKeys.newTab]: openTab,
    [viewerKeys.zoomIn]: view.zoomIn,
    "=": view.zoomIn,
    [viewerKeys.zoomOut]: view.zoomOut,
    [viewerKeys.fitPage]: view.fitPage,
    [viewerKeys.fitWidth]: view.fitWidth,
    [viewerKeys.rotate]: view.rotateRight,
    [viewerKeys.frame]: view.toggleMarks,
  };
  const typed = useTypedKeys({
    place: { checkInId: viewer.checkInId, dmscode: viewer.dmscode, shown: viewer.shown },
    stepOf: (pressed) => {
      // What was typed after a key that asks something was for nothing that anybody has seen.
      if (isCovered()) return undefined;
      return pressed.text
        ? { run: () => typeInto(document.activeElement, pressed.key) }
        : steps[pressed.key]?.(pressed);
    },
    isFieldKey: (key) => key === viewerKeys.qcNote,
    tooEarly: t("typed.early"),
  });

  const press = (name: string): boolean => {
    if (isCovered()) return false;
    const key = nameOfKey(name);
    const show = typed.isText() ? undefined : views[key];
    show?.();
    return show !== undefined || typed.press(typed.isText() ? name : key);
  };

  return {
    press,
    typed,
    onKeyDown: (event: KeyboardEvent): void => {
      const { key, target, nativeEvent } = event;
      if (event.defaultPrevented || nativeEvent.isComposing || event.altKey) return;
      const mod = event.ctrlKey || event.metaKey;
      const isLink = key === viewerKeys.link;
      if (mod || isLink ? !isLink || (!mod && (isTyping(target) || presses(target))) : isTyping(target)) return;
      if (isArrow(key) && (inPdf(target) || isRadio(target))) return;
      if (!isLink && !isArrow(key) && !singleKeys) return;
      // A key that is held down is pressed once; only the focus goes on with it.
      if (event.repeat && key !== "ArrowUp" && key !== "ArrowDown") {
        if (isLink) event.preventDefault();
        return;
      }
      if (press(key)) event.preventDefault();
    },
  };
}
