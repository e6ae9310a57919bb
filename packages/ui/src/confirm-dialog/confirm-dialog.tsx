import { Button } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Dialog } from "../dialog/dialog.tsx";
import { ariaKeys, KeyHint } from "../key-hint/index.ts";

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** What will happen, and to what. */
  readonly children: ReactNode;
  /** `danger` where something is lost. */
  readonly tone?: "accent" | "danger";
  /** While the answer is being carried out: no second one is taken. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly labels: { readonly title: string; readonly confirm: string; readonly close: string };
}

/** Confirms from anywhere in the dialog. Not Enter alone: that is the key of the button that changes nothing, which has the focus. */
const confirmKeys = "Mod+Enter";

/** Calls it on the key while the question is open. */
function useConfirmKey(open: boolean, onConfirm: () => void): void {
  const latest = useRef(onConfirm);
  useEffect(() => {
    latest.current = onConfirm;
  });
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      // A key that is held since before the question is no answer to it.
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [open]);
}

/**
 * A question before something that is hard to take back. The focus waits on the button that changes nothing; Ctrl or ⌘ with Enter
 * confirms.
 */
export function ConfirmDialog({
  open,
  children,
  tone = "accent",
  busy = false,
  onConfirm,
  onClose,
  labels,
}: ConfirmDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  useConfirmKey(open && !busy, onConfirm);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      role="alertdialog"
      size="sm"
      initialFocus={close}
      labels={labels}
      footer={
        <>
          <Button ref={close} onClick={onClose}>
            {labels.close} <KeyHint keys="Escape" />
          </Button>
          <Button
            variant="solid"
            colorPalette={tone}
            disabled={busy}
            aria-keyshortcuts={ariaKeys(confirmKeys)}
            onClick={onConfirm}
          >
            {labels.confirm} <KeyHint keys={confirmKeys} />
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
