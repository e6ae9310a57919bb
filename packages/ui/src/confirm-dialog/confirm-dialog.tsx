import { Button } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { Dialog } from "../dialog/dialog.tsx";

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

/** A question before something that is hard to take back. The focus waits on the button that changes nothing. */
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
            {labels.close}
          </Button>
          <Button variant="solid" colorPalette={tone} disabled={busy} onClick={onConfirm}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
