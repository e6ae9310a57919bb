import { defineChunk } from "@gatehouse/ui/lazy";
import { createStore } from "./store.ts";

/** How a message looks and how it is announced: errors interrupt a screen reader, the others wait. */
type ToastTone = "success" | "info" | "warning" | "error";

export interface Toast {
  readonly tone: ToastTone;
  /** What happened, in the reader's language. */
  readonly title: string;
  readonly description?: string;
  /** One thing to do about it, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** A page of this site where more is to be seen. `follow` goes there without loading it again. */
  readonly link?: { readonly label: string; readonly href: string; readonly follow: () => void };
  /** A second message with the id replaces the first. */
  readonly id?: string;
  /** Milliseconds it stays; default 6 s, errors 10 s. */
  readonly duration?: number;
  /** The action can be done for `duration` only: the seconds count down, and pointing at the message does not keep it. */
  readonly countdown?: boolean;
}

/** Shows a message; a promise only because the first one may have to fetch its code. */
export type ShowToast = (toast: Toast) => void;

/** The code that shows messages. */
export const toasterCode = defineChunk(() => import("@gatehouse/ui/toaster"));

/** Messages whose code could not be fetched: they are shown plainly. */
export const plainToasts = createStore<readonly Toast[]>([]);

/** Takes away a message that is shown plainly. */
export const dismissPlainToast = (toast: Toast): void =>
  plainToasts.set(plainToasts.get().filter((other) => other !== toast));

let isWanted = false;
const listeners = new Set<() => void>();

/** Whether a message has been shown, or its code asked for. */
export const areToastsWanted = (): boolean => isWanted;

/** Hears when that happens. @returns hears no more */
export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function want(): void {
  if (isWanted) return;
  isWanted = true;
  for (const listener of listeners) listener();
}

/** Loads the code for messages before it is needed: a message about a lost network must not need the network. */
export function preloadToasts(): void {
  want();
  void toasterCode.load().catch(() => undefined);
}

async function show(toast: Toast): Promise<void> {
  want();
  const duration = toast.duration ?? (toast.tone === "error" ? 10_000 : 6000);
  // Its seconds count from now, however long the code takes to come.
  const until = Date.now() + duration;
  const code = await toasterCode.load().catch(() => undefined);
  if (!code) {
    const others = plainToasts.get().filter(({ id }) => id === undefined || id !== toast.id);
    plainToasts.set([...others, toast]);
    setTimeout(() => dismissPlainToast(toast), duration);
    return;
  }
  code.toaster.create({
    type: toast.tone,
    title: toast.title,
    duration,
    meta: { ...(toast.countdown ? { until } : {}), ...(toast.link ? { link: toast.link } : {}) },
    ...(toast.id === undefined ? {} : { id: toast.id }),
    ...(toast.description === undefined ? {} : { description: toast.description }),
    ...(toast.action ? { action: { label: toast.action.label, onClick: toast.action.run } } : {}),
  });
}

/** Shows a message in the corner, whose code comes with the first one. */
export const showToast: ShowToast = (toast) => void show(toast);

/** Takes a message away before its time: what it offered has been done. */
export function dismissToast(id: string): void {
  plainToasts.set(plainToasts.get().filter((toast) => toast.id !== id));
  // Effects of React call this too, in which the toaster could not draw at once.
  queueMicrotask(() => toasterCode.loaded()?.toaster.dismiss(id));
}
