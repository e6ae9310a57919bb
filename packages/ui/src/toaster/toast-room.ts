/** What messages leave free. */
export interface ToastRoom {
  /** In px from the top of the page. */
  readonly top: number;
  /** A panel takes so much of the page that messages wait below it instead of covering it. */
  readonly below: boolean;
}

/** Something along an edge of the page that messages must not cover: `data-toast-room="top"`, `"start"` or `"end"` on its element. */
export interface ToastEdge {
  readonly side: string | undefined;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** As wide as a message wants to be, with the gaps beside it. */
const messageWidth = 416;
/** A bar counts while it follows this closely on the edge of the page, or on the bar above it, in px. */
const near = 40;

/** Where messages go among the bars and panels that are there. */
export function toastRoom(
  edges: readonly ToastEdge[],
  page: { readonly width: number; readonly height: number },
): ToastRoom {
  const shown = edges.filter(({ left, top, right, bottom }) => right > left && bottom > top);
  const bars = shown.filter(({ side }) => side === "top").toSorted((a, b) => a.top - b.top);
  return {
    top: bars.reduce((free, bar) => (bar.top - free < near ? Math.max(free, bar.bottom) : free), 0),
    below: shown.some(
      ({ side, left, right }) => side !== "top" && left < messageWidth && page.width - right < messageWidth,
    ),
  };
}
