import { Button, chakra, Field, Textarea } from "@chakra-ui/react";
import { fillReply, readyReplies, type ReplyFacts, type ReplyLanguage, replyLanguages } from "@gatehouse/domain/chat";
import { Dialog } from "@gatehouse/ui/dialog";
import { Notice } from "@gatehouse/ui/notice";
import { useState } from "react";
import { useApi, useErrorText } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useMessages } from "../../i18n/index.ts";
import type { RoomFacts } from "../connection/data/use-rooms.ts";
import { messages } from "../messages/index.ts";
import { useColleagues } from "./data/use-colleagues.ts";

interface TransferDialogProps {
  readonly room: RoomFacts;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Hands a conversation to a colleague who is there, with a note (CHAT-3). */
export function TransferDialog({ room, onDone, onClose }: TransferDialogProps) {
  const t = useMessages(messages);
  const api = useApi();
  const errorText = useErrorText(messages);
  const [note, setNote] = useState("");
  const [failure, setFailure] = useState<string>();
  const { present, isKnown } = useColleagues(room.vendor);
  const { run, running } = useOperation(async (userid: string) => {
    try {
      await api.chat.transfer({ id: room.roomId, userid, note: note.trim() });
      onDone();
    } catch (error) {
      setFailure(errorText(error));
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("transfer.title", { name: room.name })}
      size="sm"
      labels={{ close: t("dialog.close") }}
    >
      <chakra.div display="grid" gap="3">
        <Field.Root>
          <Field.Label>{t("transfer.note")}</Field.Label>
          <Textarea
            rows={2}
            maxLength={500}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </Field.Root>
        <chakra.p fontSize="sm" color="fg.muted">
          {t("transfer.to")}
        </chakra.p>
        {isKnown && present.length === 0 && <p>{t("transfer.none")}</p>}
        <chakra.ul listStyleType="none" display="grid" gap="1">
          {present.map(({ userid, name, rooms }) => (
            <li key={userid}>
              <Button
                width="full"
                variant="outline"
                justifyContent="space-between"
                disabled={running}
                onClick={() => void run(userid)}
              >
                {name} <chakra.span color="fg.muted">{t("transfer.rooms", { count: rooms })}</chakra.span>
              </Button>
            </li>
          ))}
        </chakra.ul>
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
      </chakra.div>
    </Dialog>
  );
}

const group = { role: "group" } as const;

interface RepliesDialogProps {
  /** Of the traveller. */
  readonly language: ReplyLanguage;
  readonly facts: ReplyFacts;
  readonly onUse: (text: string) => void;
  readonly onClose: () => void;
}

/** Ready-made replies in the traveller's language (CHAT-13). */
export function RepliesDialog({ language: theirs, facts, onUse, onClose }: RepliesDialogProps) {
  const t = useMessages(messages);
  const [language, setLanguage] = useState(theirs);
  return (
    <Dialog open onClose={onClose} title={t("replies")} labels={{ close: t("dialog.close") }}>
      <chakra.div display="grid" gap="3">
        <chakra.div display="flex" gap="2" {...group} aria-label={t("replies")}>
          {replyLanguages.map((each) => (
            <Button
              key={each}
              size="sm"
              variant={each === language ? "solid" : "outline"}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {t(`replies.${each}`)}
            </Button>
          ))}
        </chakra.div>
        <chakra.ul listStyleType="none" display="grid" gap="1" lang={language}>
          {readyReplies.map(({ id, texts }) => {
            const text = fillReply(texts[language], facts);
            return (
              <li key={id}>
                <chakra.button
                  type="button"
                  width="full"
                  px="3"
                  py="2.5"
                  borderWidth="1px"
                  borderRadius="control"
                  textAlign="start"
                  cursor="pointer"
                  _hover={{ bg: "bg.hover" }}
                  onClick={() => onUse(text)}
                >
                  {text}
                </chakra.button>
              </li>
            );
          })}
        </chakra.ul>
      </chakra.div>
    </Dialog>
  );
}
