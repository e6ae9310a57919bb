/** What messages leave free, in px from the bottom and from the end of the page. */
export interface ToastRoom {
  readonly bottom: number;
  readonly end: number;
  /** A panel takes so much of the page that messages wait below it instead of covering it. */
  readonly below: boolean;
}

/** Something along an edge of the page that messages must not cover: `data-toast-room="bottom"` or `"end"` on its element. */
export interface ToastEdge {
  readonly side: string | undefined;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** As wide as a message wants to be, with the gaps beside it. */
const messageWidth = 416;
/** A bar counts while it stands this near to the bottom: those further up are not in the way. */
const near = 96;

/** Where messages go among the bars and panels that are there. */
export function toastRoom(
  edges: readonly ToastEdge[],
  page: { readonly width: number; readonly height: number },
): ToastRoom {
  let bottom = 0;
  let end = 0;
  let below = false;
  for (const edge of edges) {
    if (edge.right <= edge.left || edge.bottom <= edge.top) continue;
    if (edge.side === "bottom") {
      if (page.height - edge.bottom < near) bottom = Math.max(bottom, page.height - edge.top);
    } else if (edge.left >= messageWidth) end = Math.max(end, page.width - edge.left);
    else if (page.width - edge.right < messageWidth) below = true;
  }
  return { bottom, end, below };
}
