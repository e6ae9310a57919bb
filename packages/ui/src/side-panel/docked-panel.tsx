import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "../icon-button/index.ts";
import { useScrollFocus } from "../scroll-focus/index.ts";

export interface DockedPanelProps {
  /** Escape inside and the close button ask for this. */
  readonly onClose: () => void;
  /** What it is about; a change is read out, because the panel stays while others are chosen beside it. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Each new number takes the focus into the panel; the same one leaves it where it is. */
  readonly focusTurn: number;
  readonly labels: { readonly close: string };
}

/**
 * Details beside what they belong to, in the flow of the page: not modal, so that work goes on next to it. Takes the focus when
 * it comes and gives it back when it goes, unless the reader has moved it elsewhere meanwhile.
 */
export function DockedPanel({ onClose, title, children, footer, focusTurn, labels }: DockedPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const origin = useRef<Element>(null);
  const titleId = useId();
  const focusedFor = useRef<number>(undefined);
  useEffect(() => {
    const element = panel.current;
    if (!element || focusedFor.current === focusTurn) return;
    focusedFor.current = focusTurn;
    if (!element.contains(document.activeElement)) origin.current = document.activeElement;
    element.focus({ preventScroll: true });
  }, [focusTurn]);
  // Before the panel leaves the document: afterwards nobody knows where the focus was.
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      if (element?.contains(document.activeElement) && origin.current instanceof HTMLElement) origin.current.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <chakra.aside
      ref={panel}
      aria-labelledby={titleId}
      data-toast-room="end"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      display="flex"
      flexDirection="column"
      minH="0"
      bg="bg.panel"
      borderInlineStartWidth="1px"
      borderColor="border.subtle"
      outline="none"
      animationName="fade-in"
      animationDuration="moderate"
    >
      <chakra.header display="flex" alignItems="center" gap="2" flexShrink={0} ps="4" pe="2" py="2">
        <chakra.h2 id={titleId} aria-live="polite" flex="1" minW="0" textStyle="lg" truncate>
          {title}
        </chakra.h2>
        <IconButton icon={X} label={labels.close} keys="Escape" onClick={onClose} />
      </chakra.header>
      <Body>{children}</Body>
      {footer && (
        <chakra.footer
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          gap="2"
          flexShrink={0}
          px="4"
          py="2"
          borderTopWidth="1px"
          borderColor="border.subtle"
        >
          {footer}
        </chakra.footer>
      )}
    </chakra.aside>
  );
}

const Body = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div {...useScrollFocus<HTMLDivElement>()} flex="1" minH="0" overflow="auto" px="4" py="2">
    {children}
  </chakra.div>
);
