import { Dialog, Portal } from "@chakra-ui/react";
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";

export interface CoverDialogProps {
  readonly open: boolean;
  /** Escape asks for this. A click outside does not: what was typed would be gone by a slip. */
  readonly onClose: () => void;
  /** Everything in it, a `CoverDialogTitle` among it. */
  readonly children: ReactNode;
  /** Keys that nothing inside has used. */
  readonly onKeyDown?: (event: ReactKeyboardEvent) => void;
  /** Escape first asks here. @returns true when it has done its work there and must not close the dialog */
  readonly onEscape?: () => boolean;
  /** The dialog itself: it has the focus at first, so that its title is read and nothing is chosen yet. */
  readonly ref?: RefObject<HTMLDivElement | null>;
  /** Gets the focus at the end when what had it before is gone. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** Behind a modal dialog: hidden from assistive technology, or nowhere at all. */
const isBehind = (node: EventTarget | null): boolean =>
  node instanceof Element && (node === document.body || node.closest("[aria-hidden=true], [inert]") !== null);

/**
 * A dialog that closed just before may give the focus back to the page after this one has taken it: it is brought back, and keys that
 * were pressed meanwhile arrive here all the same.
 */
function useFocusKept(open: boolean, content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!open) return;
    /** The dialog, unless another one is before it. */
    const dialog = (): HTMLElement | undefined =>
      content.current && !isBehind(content.current) ? content.current : undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      if (isBehind(target)) dialog()?.focus();
    };
    const onKey = (event: KeyboardEvent): void => {
      const own = isBehind(event.target) ? dialog() : undefined;
      if (!own) return;
      own.focus();
      if (!own.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
    };
    document.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onKey);
    };
  }, [open, content]);
}

/** A modal dialog that covers nearly the whole page, for work that needs the room. Its layout is up to its children. */
export function CoverDialog({ open, onClose, children, onKeyDown, onEscape, ref, finalFocus }: CoverDialogProps) {
  const own = useRef<HTMLDivElement>(null);
  const content = ref ?? own;
  useFocusKept(open, content);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      size="cover"
      closeOnInteractOutside={false}
      onEscapeKeyDown={(event) => {
        if (onEscape?.()) event.preventDefault();
      }}
      lazyMount
      unmountOnExit
      initialFocusEl={() => content.current}
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content} onKeyDown={onKeyDown}>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The name of the dialog. */
export const CoverDialogTitle = ({ children }: { readonly children: ReactNode }) => (
  <Dialog.Title flex="none">{children}</Dialog.Title>
);
