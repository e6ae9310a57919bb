import type { PointerEvent, RefObject } from "react";
import type { ColumnLayout } from "./column-layout.ts";
import { selectColumnId } from "./table-features.ts";
import type { ColumnActions } from "./use-column-actions.ts";

/** A press becomes a drag after this many px, so that a click with an unsteady hand still sorts. */
const threshold = 6;

type Options<T> = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly layout: ColumnLayout<T>;
  readonly rtl: boolean;
  readonly actions: Pick<ColumnActions, "resize" | "place">;
};

/** Follows a press until it ends; `end(false)` when it was broken off (Escape, a gesture of the system). */
function follow(move: (event: globalThis.PointerEvent) => void, end: (done: boolean) => void): void {
  const stop = new AbortController();
  const finish = (done: boolean) => {
    stop.abort();
    end(done);
  };
  const { signal } = stop;
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", () => finish(true), { signal });
  window.addEventListener("pointercancel", () => finish(false), { signal });
  window.addEventListener("keydown", (event) => event.key === "Escape" && finish(false), { signal, capture: true });
}

/** A drag ends with a click, which is not meant as one. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, true));
}

/** Resizing by the handle and reordering by the header, with mouse or pen; touch and keyboard use the column's menu. */
export function useColumnDrag<T>({ scroller, layout, rtl, actions }: Options<T>) {
  const startResize = (event: PointerEvent, id: string) => {
    const place = layout.placed.find((entry) => entry.id === id);
    if (!place) return;
    event.preventDefault();
    const sign = (rtl ? -1 : 1) * (place.pin === "end" ? -1 : 1);
    const from = event.clientX;
    follow(
      (next) => actions.resize(id, place.width + (next.clientX - from) * sign),
      (done) => {
        if (done) swallowClick();
        else actions.resize(id, place.width);
      },
    );
  };

  const startMove = (event: PointerEvent, id: string) => {
    const pin = layout.placed.find((entry) => entry.id === id)?.pin;
    const from = event.clientX;
    let dragging = false;
    let drop: { readonly cell: HTMLElement; readonly id: string; readonly side: "before" | "after" } | undefined;
    follow(
      (next) => {
        if (!dragging && Math.abs(next.clientX - from) < threshold) return;
        dragging = true;
        if (drop) delete drop.cell.dataset["drop"];
        drop = undefined;
        const cell = document
          .elementFromPoint(next.clientX, event.clientY)
          ?.closest<HTMLElement>("[data-head] [data-column]");
        const target = layout.placed.find((entry) => entry.id === cell?.dataset["column"]);
        if (
          !cell ||
          !target ||
          !scroller.current?.contains(cell) ||
          target.pin !== pin ||
          target.id === id ||
          target.id === selectColumnId
        )
          return;
        const box = cell.getBoundingClientRect();
        const before = next.clientX < box.left + box.width / 2 !== rtl;
        drop = { cell, id: target.id, side: before ? "before" : "after" };
        cell.dataset["drop"] = drop.side;
      },
      (done) => {
        if (dragging) swallowClick();
        if (!drop) return;
        delete drop.cell.dataset["drop"];
        if (done) actions.place(id, drop.id, drop.side);
      },
    );
  };

  return (event: PointerEvent<HTMLElement>) => {
    const target = event.target as Element;
    const handle = target.closest<HTMLElement>("[data-resize]")?.dataset["resize"];
    if (event.button !== 0) return;
    if (handle !== undefined) startResize(event, handle);
    else if (event.pointerType !== "touch" && !target.closest("button,input")) {
      const id = target.closest<HTMLElement>("[data-head] [data-column]")?.dataset["column"];
      if (id !== undefined && id !== selectColumnId) startMove(event, id);
    }
  };
}
