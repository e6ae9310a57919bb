import type { CreateToasterReturn } from "@chakra-ui/react";
import { type MessageAge, messageToDismiss } from "./message-to-dismiss.ts";

type Store = Pick<CreateToasterReturn, "create" | "dismiss" | "remove">;
type Message = Parameters<Store["create"]>[0];

/** A message that has not begun to go. */
interface Shown extends MessageAge {
  readonly id: string;
  /** Its name in the store: another one each time, so that a message on its way out takes no later one with it. */
  readonly key: string;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  /** It has been drawn: it can leave as messages do. */
  drawn: boolean;
}

/** So many are at once: what is done next stays free. */
const most = 2;

/** The messages of a page. */
export interface MessageStack {
  /**
   * Shows a message at once; with the id of one that stands it takes its place. Where there is no room, the oldest without a running
   * offer goes. `meta.until` (milliseconds since 1970): the action can be done, and the message stays, until then; a message that
   * comes later has no action.
   */
  readonly create: (message: Message) => string;
  /** Takes a message away before its time. */
  readonly dismiss: (id: string) => void;
  /** Takes all away, without a movement. */
  readonly remove: () => void;
}

/** Nothing waits behind the store: a message about what was done just now is worth little later. */
export function createMessageStack(store: Store): MessageStack {
  /** Oldest first. */
  let shown: readonly Shown[] = [];
  let made = 0;

  const forget = (message: Shown): void => {
    clearTimeout(message.timer);
    shown = shown.filter((other) => other !== message);
  };
  const takeAway = (message: Shown): void => {
    forget(message);
    if (message.drawn) store.dismiss(message.key);
    else store.remove(message.key);
  };
  const byKey = (key: string): Shown | undefined => shown.find((message) => message.key === key);

  const create = ({ id = `message-${made}`, action, meta, duration, ...message }: Message): string => {
    const turn = made++;
    const now = Date.now();
    const end: unknown = meta?.["until"];
    const until = typeof end === "number" && end > now ? end : undefined;
    const isOver = typeof end === "number" && until === undefined;
    const before = shown.find((other) => other.id === id);
    if (before) forget(before);
    else if (shown.length >= most) {
      const leaving = messageToDismiss(shown, now);
      if (leaving) takeAway(leaving);
    }
    const key = before?.key ?? `${id}#${turn}`;
    const { until: _until, ...rest } = meta ?? {};
    shown = [
      ...shown,
      {
        id,
        key,
        hasAction: action !== undefined && !isOver,
        until,
        timer: until === undefined ? undefined : setTimeout(() => dismiss(id), until - now),
        drawn: before?.drawn ?? false,
      },
    ];
    store.create({
      // What the message had before does not stay when it is told again.
      title: undefined,
      description: undefined,
      ...message,
      id: key,
      meta: until === undefined ? rest : { ...rest, until },
      action:
        action && !isOver
          ? {
              ...action,
              onClick: () => {
                // It closes with the click: what the action tells under the same id is a message of its own.
                const used = byKey(key);
                if (used) forget(used);
                action.onClick();
              },
            }
          : undefined,
      // Told again it stays as long again: the store begins again where the time is another.
      duration: until === undefined ? duration && duration + (turn % 2) : Number.POSITIVE_INFINITY,
      onStatusChange: (change) => {
        const changed = byKey(key);
        if (changed && change.status === "visible") changed.drawn = true;
        else if (changed) forget(changed);
        message.onStatusChange?.(change);
      },
    });
    return id;
  };

  const dismiss = (id: string): void => {
    const message = shown.find((other) => other.id === id);
    if (message) takeAway(message);
  };

  return {
    create,
    dismiss,
    remove: () => {
      for (const { timer } of shown) clearTimeout(timer);
      shown = [];
      store.remove();
    },
  };
}
