import { scrollParent } from "@gatehouse/ui/virtual-list";
import { Component, type ReactNode, type RefObject } from "react";

interface HeldPlaceProps {
  /** The element whose children are the comments, the newest first. */
  readonly log: RefObject<HTMLElement | null>;
  /** Other comments than before have another name. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Something that is read, and where its top was, in CSS pixels of the window. */
interface Held {
  readonly element: Element;
  readonly top: number;
}

/** Where what scrolls begins to be seen, in CSS pixels of the window: below a bar that stays there. */
function edgeOf(scroller: HTMLElement | null): number {
  const bar = Number.parseFloat(getComputedStyle(scroller ?? document.documentElement).scrollPaddingTop);
  return (scroller?.getBoundingClientRect().top ?? 0) + (Number.isNaN(bar) ? 0 : bar);
}

const scrolledBy = (scroller: HTMLElement | null): number => scroller?.scrollTop ?? window.scrollY;

/** What follows an element in its column and is in view, or else nothing. */
function seenBelow(element: Element, scroller: HTMLElement | null, edge: number): Element | undefined {
  const { left, right } = element.getBoundingClientRect();
  const end = scroller?.getBoundingClientRect().bottom ?? window.innerHeight;
  for (let place: Element | null = element; place && place !== scroller; place = place.parentElement)
    for (let next = place.nextElementSibling; next; next = next.nextElementSibling) {
      const box = next.getBoundingClientRect();
      const isBeside = box.right <= left || box.left >= right;
      if (!isBeside && box.height > 0 && box.bottom > edge && box.top < end) return next;
    }
  return undefined;
}

/** What is read, where the comments begin above what is in view: the first of them that is seen, or else what is seen below them. */
function findHeld(log: HTMLElement): Held | null {
  const scroller = scrollParent(log);
  const edge = edgeOf(scroller);
  if (log.getBoundingClientRect().top >= edge) return null;
  const first = [...log.children].find((comment) => comment.getBoundingClientRect().bottom > edge);
  const element = first ?? seenBelow(log, scroller, edge);
  return element ? { element, top: element.getBoundingClientRect().top } : null;
}

/**
 * What is read stays where it is when comments come, go or grow above it (CMT-9), in every browser: those that keep a place by
 * themselves keep that of the column beside the comments, where there is one. React tells classes alone of the moment before the page
 * changes.
 */
export class HeldPlace extends Component<HeldPlaceProps> {
  readonly #heights = new Map<Element, number>();
  #scrolled = 0;
  #sizes: ResizeObserver | undefined;

  override componentDidMount(): void {
    window.addEventListener("scroll", this.#note, { passive: true, capture: true });
    this.#sizes = new ResizeObserver(this.#follow);
    this.#measure();
  }

  override getSnapshotBeforeUpdate({ name }: HeldPlaceProps): Held | null {
    const { log } = this.props;
    return name !== this.props.name && log.current ? findHeld(log.current) : null;
  }

  override componentDidUpdate({ name }: HeldPlaceProps, _state: unknown, held: Held | null): void {
    if (name === this.props.name) return;
    const { current: log } = this.props.log;
    if (held && log?.isConnected) this.#scroll(held.element.getBoundingClientRect().top - held.top);
    this.#measure();
  }

  override componentWillUnmount(): void {
    window.removeEventListener("scroll", this.#note, { capture: true });
    this.#sizes?.disconnect();
  }

  override render(): ReactNode {
    return this.props.children;
  }

  readonly #note = (): void => {
    const { current: log } = this.props.log;
    if (log) this.#scrolled = scrolledBy(scrollParent(log));
  };

  #scroll(by: number): void {
    const { current: log } = this.props.log;
    if (log && Math.abs(by) >= 1) (scrollParent(log) ?? window).scrollBy({ top: by, behavior: "instant" });
  }

  #measure(): void {
    const comments = [...(this.props.log.current?.children ?? [])];
    for (const gone of this.#heights.keys())
      if (!comments.includes(gone)) {
        this.#sizes?.unobserve(gone);
        this.#heights.delete(gone);
      }
    for (const comment of comments) {
      if (!this.#heights.has(comment)) this.#sizes?.observe(comment, { box: "border-box" });
      this.#heights.set(comment, comment.getBoundingClientRect().height);
    }
    this.#note();
  }

  /** Pictures that arrive make a comment higher. */
  readonly #follow = (): void => {
    const { current: log } = this.props.log;
    if (!log) return;
    const scroller = scrollParent(log);
    const edge = edgeOf(scroller);
    // What the browser has made good already.
    const made = scrolledBy(scroller) - this.#scrolled;
    let grown = 0;
    for (const comment of log.children) {
      const { height, bottom } = comment.getBoundingClientRect();
      const more = height - (this.#heights.get(comment) ?? height);
      if (more !== 0 && bottom + made - grown - more <= edge) grown += more;
    }
    if (grown !== 0) this.#scroll(grown - made);
    this.#measure();
  };
}
