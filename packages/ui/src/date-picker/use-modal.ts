import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { placeBelow } from "../popover/place-below.ts";

/** Pixels between the field and what floats beside it. */
const gap = 4;

/** Whether a press lies beside the panel: presses on its backdrop arrive at the dialog itself. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Tab at the last stop leads to the first, and back; the browser's own dialog would lead out of the page. */
function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled, select, [tabindex='0']")];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * A `<dialog>` that is modal from its first render to its last, in the browser's top layer: everything else is inert, no
 * scrolling ancestor cuts it, and the focus goes back to where it was. It needs no portal, so it also works inside another dialog.
 * @param floats below its anchor; otherwise its place is the style's
 */
export function useModal(anchor: HTMLElement, floats: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    // The day that has the focus already keeps it.
    const inside = dialog.querySelector<HTMLElement>('[tabindex="0"]');
    dialog.showModal();
    inside?.focus({ preventScroll: true });
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !floats) return undefined;
    const place = (): void => {
      placeBelow(dialog, anchor);
      const above = dialog.getBoundingClientRect().top < anchor.getBoundingClientRect().top;
      dialog.style.translate = `0 ${above ? -gap : gap}px`;
    };
    place();
    document.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      document.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
    };
  }, [anchor, floats]);
  const escape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // A dialog around the field listens at the document too, and must stay open.
    event.preventDefault();
    event.stopImmediatePropagation();
    onClose();
  });
  useEffect(() => {
    window.addEventListener("keydown", escape, true);
    return () => window.removeEventListener("keydown", escape, true);
  }, []);
  return {
    ref,
    /** The way back on phones. */
    onCancel: (event: { preventDefault: () => void }): void => {
      event.preventDefault();
      onClose();
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>): void => {
      pressedBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>): void => {
      if (pressedBeside.current && isBeside(event)) onClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>): void => {
      if (event.key === "Tab") goRound(event);
      // Pages and grids around have keys of their own.
      event.stopPropagation();
    },
  };
}
