/** What a page of another product and the module in its frame tell each other by `postMessage`, between two exact origins (EMB-9). */
const source = "gatehouse-module";

/** What the page tells the module. */
export type ToModule =
  /** In answer to `ready`: how it is to look. `color` of buttons is `#rrggbb` or empty, `appearance` empty for the reader's own. */
  | { readonly type: "start"; readonly color: string; readonly appearance: string }
  /** In answer to `ticket`. */
  | { readonly type: "ticket"; readonly ticket: string }
  /** The same, where the page's own server gives none. */
  | { readonly type: "no-ticket" };

/** What happens in a module, for the page around it. */
export const moduleEvents = ["search", "selection", "requested", "ordered", "paid", "saved", "connection"] as const;
export type ModuleEvent = (typeof moduleEvents)[number];

/** What the module tells the page. */
export type FromModule =
  | { readonly type: "ready" }
  /** It needs a ticket: to begin, or to go on. */
  | { readonly type: "ticket" }
  /** CSS pixels that it would like to be high. */
  | { readonly type: "height"; readonly height: number }
  /** It shows what it is for, or why it does not. */
  | { readonly type: "open" }
  | { readonly type: "closed"; readonly code: string }
  | { readonly type: "event"; readonly name: ModuleEvent; readonly detail: Readonly<Record<string, unknown>> };

type Told<T> = T & { readonly source: typeof source };

/** A message between a page and the module in its frame, marked as ours before it is posted. */
export const tellModule = <T extends ToModule | FromModule>(message: T): Told<T> => ({ ...message, source });

/** Whether something that came by `postMessage` is an embedded module's; what it says is checked where it is used. */
export const isModuleMessage = (data: unknown): data is { readonly type: string } & Readonly<Record<string, unknown>> =>
  typeof data === "object" &&
  data !== null &&
  Reflect.get(data, "source") === source &&
  typeof Reflect.get(data, "type") === "string";
