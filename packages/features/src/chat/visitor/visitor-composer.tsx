import { messageLength } from "@gatehouse/domain/chat";
import { SendHorizontal } from "lucide-react";
import { type RefObject, useState } from "react";
import { persist, readPersisted } from "../../app/persisted-storage.ts";
import { useMessages } from "../../i18n/index.ts";
import { AttachButton, filesIn, StagedFiles, type Uploads } from "../attachments/index.ts";
import { messages } from "./messages/index.ts";

interface VisitorComposerProps {
  /** What the draft is kept under, as long as the tab is open. */
  readonly name: string;
  readonly isEnabled: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Files that go with what is said; undefined while nobody has come in. */
  readonly uploads: Uploads | undefined;
  /** @returns whether it was something */
  readonly onSay: (text: string) => boolean;
  readonly onTyping: () => void;
}

/** From so many characters left on they are counted. */
const fewLeft = 200;

/** Where a visitor writes: Enter sends, Shift+Enter adds a line. */
export function VisitorComposer({ name, isEnabled, field, uploads, onSay, onTyping }: VisitorComposerProps) {
  const t = useMessages(messages);
  const [text, setText] = useState(() => {
    const kept = readPersisted(name, "");
    return typeof kept === "string" ? kept : "";
  });
  const write = (next: string): void => {
    setText(next);
    persist(name, "", next === "" ? undefined : next);
  };
  const send = (): void => {
    if (onSay(text)) write("");
    uploads?.send();
    field.current?.focus();
  };
  const left = messageLength - text.length;
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {uploads && (
        <>
          <StagedFiles uploads={uploads} />
          <AttachButton isEnabled={isEnabled} onFiles={uploads.add} />
        </>
      )}
      <textarea
        ref={field}
        aria-label={t("message")}
        placeholder={t(isEnabled ? "message.placeholder" : "message.locked")}
        disabled={!isEnabled}
        rows={2}
        maxLength={messageLength}
        value={text}
        onChange={({ currentTarget }) => {
          write(currentTarget.value);
          if (currentTarget.value.trim() !== "") onTyping();
        }}
        onPaste={(event) => {
          const files = filesIn(event.clipboardData);
          if (!uploads || files.length === 0) return;
          event.preventDefault();
          uploads.add(files);
        }}
        onKeyDown={(event) => {
          // A key of an input method is part of a word, not the end of a message.
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button type="submit" className="btn solid" aria-label={t("send")} disabled={!isEnabled}>
        <SendHorizontal aria-hidden size={18} />
      </button>
      {left < fewLeft && <output className="muted">{t("message.left", { count: left })}</output>}
    </form>
  );
}
