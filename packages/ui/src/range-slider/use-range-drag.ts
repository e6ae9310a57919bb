import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import {
  nearestThumb,
  type SliderRange,
  type SliderScale,
  stepped,
  type Thumb,
  valueAt,
  withThumb,
} from "./range-value.ts";

interface Options extends SliderScale {
  readonly value: SliderRange;
  readonly onChange: (value: SliderRange) => void;
  readonly onCommit: (value: SliderRange) => void;
}

interface RangeDrag {
  /** The track, from the lowest to the highest value. */
  readonly track: RefObject<HTMLDivElement | null>;
  readonly low: RefObject<HTMLInputElement | null>;
  readonly high: RefObject<HTMLInputElement | null>;
  /** The thumb that was moved last; it lies above the other. */
  readonly top: Thumb;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onKeyDown: (thumb: Thumb, event: KeyboardEvent<HTMLElement>) => void;
  /** What assistive technology sets by itself. */
  readonly onInput: (thumb: Thumb, value: number) => void;
  /** The end of a change by keys. */
  readonly settle: () => void;
}

/** Steps of the Page keys (WAI-ARIA APG, slider). */
const page = 10;

/** Moves the thumbs by pointer and keys: `onChange` at every move, `onCommit` once it is over. */
export function useRangeDrag({ value, onChange, onCommit, ...scale }: Options): RangeDrag {
  const track = useRef<HTMLDivElement>(null);
  const [low, high] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [top, setTop] = useState<Thumb>(1);
  // A release can come before the last move has been painted.
  const latest = useRef<SliderRange | null>(null);
  const dragged = useRef<Thumb | null>(null);

  const isReversed = () => track.current !== null && getComputedStyle(track.current).direction === "rtl";

  function move(thumb: Thumb, to: number): void {
    const from = latest.current ?? value;
    const next = withThumb(from, thumb, to);
    if (next[0] === from[0] && next[1] === from[1]) return;
    latest.current = next;
    setTop(thumb);
    onChange(next);
  }

  function settle(): void {
    const changed = latest.current;
    latest.current = null;
    if (changed) onCommit(changed);
  }

  function valueUnder({ clientX }: PointerEvent<HTMLElement>): number {
    const { left, width } = track.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    const fraction = (clientX - left) / Math.max(1, width);
    return valueAt(isReversed() ? 1 - fraction : fraction, scale);
  }

  return {
    track,
    low,
    high,
    top,
    onPointerDown(event) {
      if (event.button !== 0) return;
      const to = valueUnder(event);
      const thumb = nearestThumb(value, to);
      dragged.current = thumb;
      event.currentTarget.setPointerCapture(event.pointerId);
      // No selection of text; the thumb takes the focus, so that keys go on from here.
      event.preventDefault();
      (thumb === 0 ? low : high).current?.focus({ preventScroll: true });
      move(thumb, to);
    },
    onPointerMove(event) {
      if (dragged.current !== null) move(dragged.current, valueUnder(event));
    },
    onPointerUp() {
      if (dragged.current === null) return;
      dragged.current = null;
      settle();
    },
    onKeyDown(thumb, event) {
      const forward = isReversed() ? -1 : 1;
      const current = value[thumb];
      const targets: Readonly<Record<string, number>> = {
        ArrowRight: stepped(current, forward, scale),
        ArrowLeft: stepped(current, -forward, scale),
        ArrowUp: stepped(current, 1, scale),
        ArrowDown: stepped(current, -1, scale),
        PageUp: stepped(current, page, scale),
        PageDown: stepped(current, -page, scale),
        Home: scale.min,
        End: scale.max,
      };
      const to = targets[event.key];
      if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      latest.current = value;
      move(thumb, to);
    },
    onInput(thumb, to) {
      move(thumb, to);
      settle();
    },
    settle,
  };
}
