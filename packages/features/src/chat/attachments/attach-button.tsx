import "./attachments.css";
import { attachmentTypes } from "@gatehouse/domain/chat";
import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface AttachButtonProps {
  readonly isEnabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Asks for pictures and PDFs of this device. */
export function AttachButton({ isEnabled, onFiles }: AttachButtonProps) {
  const t = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="ca-attach"
        aria-label={t("attach")}
        title={t("attach")}
        disabled={!isEnabled}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden size={18} />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={attachmentTypes.join(",")}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
