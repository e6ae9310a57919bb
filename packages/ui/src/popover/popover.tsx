import { useEffect, useEffectEvent, useLayoutEffect, useRef, type HTMLAttributes } from "react";
import { placeBelow } from "./place-below.ts";

export type PopoverProps = HTMLAttributes<HTMLDivElement> & {
  readonly role: "menu" | "dialog";
  /** What it belongs to: it opens below, or above where there is no room. */
  readonly anchor: Element;
  /** Escape, a press elsewhere, or the focus gone elsewhere; `refocus` when the reader did not choose another place. */
  readonly onClose: (refocus: boolean) => void;
};

/** A floating panel in the browser's top layer, so that no scrolling ancestor cuts it. */
export function Popover({ role, anchor, onClose, ...rest }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    element.showPopover();
    placeBelow(element, anchor);
    (element.querySelector<HTMLElement>("button:not(:disabled),input") ?? element).focus({ preventScroll: true });
    // It stays with its anchor while the page is scrolled.
    const follow = (): void => placeBelow(element, anchor);
    document.addEventListener("scroll", follow, true);
    return () => document.removeEventListener("scroll", follow, true);
  }, [anchor]);
  const press = useEffectEvent((event: PointerEvent) => {
    const target = event.target as Node;
    if (!ref.current?.contains(target) && !anchor.contains(target)) onClose(false);
  });
  const close = useEffectEvent(() => onClose(false));
  useEffect(() => {
    document.addEventListener("pointerdown", press, true);
    window.addEventListener("resize", close);
    return () => {
      document.removeEventListener("pointerdown", press, true);
      window.removeEventListener("resize", close);
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the role is there: a menu or a dialog
    <div
      {...rest}
      ref={ref}
      role={role}
      popover="manual"
      tabIndex={-1}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (event.key === "Escape") onClose(true);
        // The grid and the page around have keys of their own.
        event.stopPropagation();
      }}
      onBlur={(event) => {
        const to = event.relatedTarget;
        if (to && !event.currentTarget.contains(to) && !anchor.contains(to)) onClose(false);
      }}
    />
  );
}
