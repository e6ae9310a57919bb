import { Button, chakra, Textarea } from "@chakra-ui/react";
import { messageLength } from "@gatehouse/domain/chat";
import { IconButton } from "@gatehouse/ui/icon-button";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { Lock, MessageSquareQuote, Send } from "lucide-react";
import { type RefObject, useState } from "react";
import { useSession } from "../../app/index.ts";
import { persist, readPersisted } from "../../app/persisted-storage.ts";
import { useMessages } from "../../i18n/index.ts";
import { AttachButton, filesIn, StagedFiles, type Uploads } from "../attachments/index.ts";
import { messages } from "../messages/index.ts";

export interface ComposerProps {
  readonly roomId: string;
  readonly isEnabled: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Files that go with what is said. */
  readonly uploads: Uploads;
  /** @returns whether it was something */
  readonly onSay: (text: string) => boolean;
  readonly onTyping: () => void;
  /** Asks for ready-made words. @param put puts words where the writer is */
  readonly onReplies?: (put: (text: string) => void) => void;
  readonly isCompact?: boolean;
}

/** From so many characters left on they are counted. */
const fewLeft = 200;

/** Where a message is written: Enter sends, Shift+Enter adds a line; what is typed is kept as long as the tab is open. */
export function Composer({
  roomId,
  isEnabled,
  field,
  uploads,
  onSay,
  onTyping,
  onReplies,
  isCompact = false,
}: ComposerProps) {
  const t = useMessages(messages);
  const userid = useSession().user?.userid ?? "";
  const name = `chat.${roomId}`;
  const [text, setText] = useState(() => {
    const kept = readPersisted(name, userid);
    return typeof kept === "string" ? kept : "";
  });
  const write = (next: string): void => {
    setText(next);
    persist(name, userid, next === "" ? undefined : next);
  };
  const send = (): void => {
    if (onSay(text)) write("");
    uploads.send();
    field.current?.focus();
  };
  const put = (words: string): void => {
    write(text.trim() === "" ? words : `${text.trimEnd()} ${words}`);
    field.current?.focus();
  };
  const left = messageLength - text.length;
  return (
    <chakra.form
      display="grid"
      gap="1.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <StagedFiles uploads={uploads} />
      <chakra.div display="flex" gap="2" alignItems="end">
        {isCompact && <AttachButton isEnabled={isEnabled} onFiles={uploads.add} />}
        <chakra.div position="relative" flex="1" minW="0">
          <Textarea
            ref={field}
            aria-label={t("message.label")}
            placeholder={t(isEnabled ? "message.placeholder" : "message.locked")}
            disabled={!isEnabled}
            rows={isCompact ? 1 : 2}
            maxLength={messageLength}
            autoresize
            minH="0"
            maxH="40"
            ps={isEnabled ? "3" : "9"}
            value={text}
            onChange={({ currentTarget }) => {
              write(currentTarget.value);
              if (currentTarget.value.trim() !== "") onTyping();
            }}
            onPaste={(event) => {
              const files = filesIn(event.clipboardData);
              if (files.length === 0) return;
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
          {!isEnabled && (
            <chakra.span position="absolute" insetStart="3" top="2.5" color="fg.muted" pointerEvents="none">
              <Lock aria-hidden size={16} />
            </chakra.span>
          )}
        </chakra.div>
        {isCompact && (
          <Button type="submit" variant="solid" px="3" aria-label={t("send")} disabled={!isEnabled}>
            <Send aria-hidden />
          </Button>
        )}
      </chakra.div>
      {left < fewLeft && (
        <chakra.output color="fg.muted" fontSize="sm">
          {t("message.left", { count: left })}
        </chakra.output>
      )}
      {!isCompact && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <AttachButton isEnabled={isEnabled} onFiles={uploads.add} />
          {onReplies && <IconButton icon={MessageSquareQuote} label={t("replies")} onClick={() => onReplies(put)} />}
          <chakra.span
            ms="auto"
            display={{ base: "none", xl: "flex" }}
            alignItems="center"
            gap="1.5"
            color="fg.muted"
            fontSize="sm"
          >
            <KeyHint keys="Enter" /> {t("keys.send")} <KeyHint keys="Shift+Enter" /> {t("keys.line")}
          </chakra.span>
          <Button type="submit" variant="solid" ms={{ base: "auto", xl: "0" }} disabled={!isEnabled}>
            <Send aria-hidden /> {t("send")}
          </Button>
        </chakra.div>
      )}
    </chakra.form>
  );
}
