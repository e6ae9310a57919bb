/** What messages leave free. */
export interface ToastRoom {
  /** In px from the top of the page. */
  readonly top: number;
  /** In px: as wide as what stands along the start of the page, if it is wide enough for words. */
  readonly width: number;
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

/** As wide as a message wants to be, as narrow as it can be, and the gaps beside it, in px. */
const wanted = 384;
const least = 208;
const gaps = 16;
const messageWidth = wanted + 2 * gaps;
/** A bar counts while it follows this closely on the edge of the page, or on the bar above it, in px. */
const near = 40;

/** Where messages go among the bars and panels that are there. */
export function toastRoom(
  edges: readonly ToastEdge[],
  page: { readonly width: number; readonly height: number },
): ToastRoom {
  const shown = edges.filter(({ left, top, right, bottom }) => right > left && bottom > top);
  const bars = shown.filter(({ side }) => side === "top").toSorted((a, b) => a.top - b.top);
  const beside = shown
    .filter(({ side }) => side === "start")
    .toSorted((a, b) => a.left - b.left)
    .reduce((free, { left, right }) => (left - free < near ? Math.max(free, right) : free), 0);
  return {
    width: beside === 0 ? wanted : Math.max(least, Math.min(wanted, beside - gaps)),
    top: bars.reduce((free, bar) => (bar.top - free < near ? Math.max(free, bar.bottom) : free), 0),
    below: shown.some(
      ({ side, left, right }) => side !== "top" && left < messageWidth && page.width - right < messageWidth,
    ),
  };
}
