/** What the page and the chat window in its frame tell each other by `postMessage`, between two exact origins. */
export const chatWidgetSource = "gatehouse-chat";

/** What the page tells the window. */
export type ToChatWindow =
  /** Sent in answer to `ready`: what is known of the visitor already, and the colour of buttons (`#rrggbb`). */
  | {
      readonly type: "start";
      readonly name: string;
      readonly email: string;
      readonly color: string;
      /** The key that the page kept for the window; empty for none. */
      readonly key: string;
    }
  | { readonly type: "open" };

/** What the window tells the page. */
export type FromChatWindow =
  | { readonly type: "ready" }
  | { readonly type: "minimise" }
  /** Opens the visitor's conversation again. Browsers that forbid storage in frames leave it to the page to keep it. */
  | { readonly type: "key"; readonly key: string }
  /** Messages that the visitor has not seen. */
  | { readonly type: "unread"; readonly count: number }
  /** The visitor has come in, or has left. */
  | { readonly type: "connection"; readonly isOpen: boolean };

type Told<T> = T & { readonly source: typeof chatWidgetSource };

/** A message between a page and the chat widget's window, marked as ours before it is posted. */
export const tell = <T extends ToChatWindow | FromChatWindow>(message: T): Told<T> => ({
  ...message,
  source: chatWidgetSource,
});

/** Whether something that came by `postMessage` is the chat widget's; what it says is checked where it is used. */
export const isTold = (data: unknown): data is { readonly type: string } & Readonly<Record<string, unknown>> =>
  typeof data === "object" &&
  data !== null &&
  Reflect.get(data, "source") === chatWidgetSource &&
  typeof Reflect.get(data, "type") === "string";

/** A colour that may be used: six digits, nothing else. @returns an empty text for anything else */
export const colorOf = (text: string): string => (/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : "");

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** Relative luminance (WCAG 2.2), from 0 to 1. @param color `#rrggbb` */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white: whichever is read better on a colour. @param color `#rrggbb` */
export const inkOn = (color: string): "#000000" | "#ffffff" => (luminance(color) > 0.179 ? "#000000" : "#ffffff");

/**
 * A colour as it is seen on a ground: as it is, or as much lighter (on a dark ground) or darker as it takes to stand out from it.
 * @param contrast how much it stands out, as WCAG 2.2 counts it, for example 3
 */
export function seenOn(color: string, ground: string, contrast: number): string {
  const end = inkOn(ground) === "#ffffff" ? 255 : 0;
  const under = luminance(ground) + 0.05;
  for (let step = 0; step < 20; step += 1) {
    const mixed = `#${channels(color)
      .map((channel) =>
        Math.round(channel + ((end - channel) * step) / 20)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")}`;
    const over = luminance(mixed) + 0.05;
    if (Math.max(over, under) / Math.min(over, under) >= contrast) return mixed;
  }
  return inkOn(ground);
}
