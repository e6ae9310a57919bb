import {
  type FromModule,
  isModuleMessage,
  type ModuleEvent,
  tellModule,
  type ToModule,
} from "@gatehouse/ui/embedded-module/protocol";

/** Milliseconds in which the page around answers that it has a ticket, or none. */
const patience = 15_000;

/** The page around the frame, as far as the module speaks with it. */
export interface Host {
  /** Asks it for a ticket. @returns undefined where it gives none */
  readonly ticket: () => Promise<string | undefined>;
  readonly say: (message: FromModule) => void;
  /** What happens in the module. */
  readonly event: (name: ModuleEvent, detail: Readonly<Record<string, unknown>>) => void;
}

const text = (value: unknown, most: number): string => (typeof value === "string" ? value.slice(0, most) : "");

/**
 * Speaks with the page around, and with nobody else: what comes from another window or another origin is not heard, and what is told goes
 * to that origin only (EMB-9).
 * @param parent exact origin of the page around
 * @param onStart hears how the module is to look
 */
export function createHost(
  parent: string,
  onStart: (look: { readonly color: string; readonly appearance: string }) => void,
): Host {
  const say = (message: FromModule): void => window.parent.postMessage(tellModule(message), parent);
  let waiting: ((ticket: string | undefined) => void) | undefined;
  window.addEventListener("message", ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== parent || !isModuleMessage(data)) return;
    switch (data.type as ToModule["type"]) {
      case "start":
        onStart({ color: text(data["color"], 7), appearance: text(data["appearance"], 5) });
        break;
      case "ticket":
        waiting?.(text(data["ticket"], 100) || undefined);
        break;
      case "no-ticket":
        waiting?.(undefined);
    }
  });
  say({ type: "ready" });
  return {
    say,
    event: (name, detail) => say({ type: "event", name, detail }),
    ticket: () =>
      new Promise((resolve) => {
        waiting?.(undefined);
        const done = (ticket: string | undefined): void => {
          clearTimeout(timer);
          waiting = undefined;
          resolve(ticket);
        };
        const timer = setTimeout(() => done(undefined), patience);
        waiting = done;
        say({ type: "ticket" });
      }),
  };
}
