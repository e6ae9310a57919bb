import { Dialog as ChakraDialog, Portal } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { IconButton } from "../icon-button/index.ts";
import { useScrollFocus } from "../scroll-focus/index.ts";

export interface DialogProps {
  readonly open: boolean;
  /** Escape, a click outside and the close button ask for this. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the bottom, the one that goes on last. */
  readonly footer?: ReactNode;
  readonly size?: "sm" | "md" | "lg" | "xl";
  readonly placement?: "center" | "top";
  /** CSS pixels; its body scrolls from there. By default as high as the window allows. */
  readonly maxHeight?: number;
  /** `alertdialog` interrupts: for questions that must be answered. */
  readonly role?: "dialog" | "alertdialog";
  /** What gets the focus first; by default the dialog itself, so that its title is read and nothing is chosen yet. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly labels: { readonly close: string };
}

/** A modal dialog: keeps the focus inside and gives it back to where it came from. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = "md",
  placement = "center",
  maxHeight,
  role = "dialog",
  initialFocus,
  labels,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      size={size}
      placement={placement}
      role={role}
      lazyMount
      unmountOnExit
      // What takes the focus behind a modal dialog gives it back to the trap; it is no reason to close.
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={() => (initialFocus ?? content).current}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content} {...(maxHeight ? { maxH: `min(${maxHeight}px, 100%)` } : {})}>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              {role === "dialog" && (
                <ChakraDialog.CloseTrigger asChild>
                  <IconButton icon={X} label={labels.close} />
                </ChakraDialog.CloseTrigger>
              )}
            </ChakraDialog.Header>
            <Body>{children}</Body>
            {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

const Body = ({ children }: { readonly children: ReactNode }) => (
  <ChakraDialog.Body {...useScrollFocus<HTMLDivElement>()}>{children}</ChakraDialog.Body>
);
