import { useEffect, useRef } from "react";
import type { LandingWords } from "./use-landing-words.ts";

interface ConfirmDialogProps {
  readonly text: string;
  readonly words: LandingWords;
  readonly busy: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** "Are you sure?" The browser's own dialog: Escape closes it, focus stays inside and goes back. */
export function ConfirmDialog({ text, words: { t }, busy, onConfirm, onClose }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (from instanceof HTMLElement) from.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="sure"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id="sure">{t("sure")}</h2>
      <p>{text}</p>
      <div className="row">
        <button type="button" className="btn" onClick={onClose}>
          {t("close")}
        </button>
        <button type="button" className="btn solid" disabled={busy} onClick={() => void onConfirm()}>
          {t("confirm")}
        </button>
      </div>
    </dialog>
  );
}
