import { Button, chakra } from "@chakra-ui/react";
import { isBlankHtml } from "@gatehouse/domain/rich-text";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { Notice } from "@gatehouse/ui/notice";
import {
  LazyRichTextEditor,
  type MentionChoice,
  type RichTextEditorHandle,
  type RichTextWords,
} from "@gatehouse/ui/rich-text";
import { Eye, Lock, Send } from "lucide-react";
import { useRef, useState } from "react";
import { useApi, useErrorText, useSession, useToast } from "../../app/index.ts";
import { persist, readPersisted } from "../../app/persisted-storage.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useMessages } from "../../i18n/index.ts";
import { CommentPicture } from "./comment-picture.tsx";
import { usePictureUpload } from "./data/use-picture-upload.ts";
import { messages } from "./messages/index.ts";
import { asked, draftName, type Thread } from "./thread.ts";

interface CommentBoxProps {
  readonly thread: Thread;
  readonly colleagues: readonly MentionChoice[];
  readonly words: RichTextWords;
  readonly isStaff: boolean;
  /** A comment was sent: the conversation is read again. */
  readonly onSent: () => Promise<unknown>;
}

const draftOf = (kept: unknown): { readonly html: string; readonly clientId: string } | undefined =>
  typeof kept === "object" &&
  kept !== null &&
  "html" in kept &&
  "clientId" in kept &&
  typeof kept.html === "string" &&
  typeof kept.clientId === "string"
    ? { html: kept.html, clientId: kept.clientId }
    : undefined;

/** Where a comment is written. What is typed is kept on the device; what could not be sent stays, and is one comment however often it is sent (CMT-8). */
export function CommentBox({ thread, colleagues, words, isStaff, onSent }: CommentBoxProps) {
  const t = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText(messages);
  const userid = useSession().user?.userid ?? "";
  const name = draftName(thread);
  const [kept] = useState(() => draftOf(readPersisted(name, userid)));
  const [restored, setRestored] = useState(kept !== undefined && !isBlankHtml(kept.html));
  const [failure, setFailure] = useState<string>();
  const [uploading, setUploading] = useState(false);
  const uploadPicture = usePictureUpload(thread, errorText);
  const html = useRef(kept?.html ?? "");
  const clientId = useRef(kept?.clientId ?? "");
  const editor = useRef<RichTextEditorHandle>(null);
  const keep = (next: string): void => {
    html.current = next;
    clientId.current ||= crypto.randomUUID();
    persist(name, userid, isBlankHtml(next) ? undefined : { html: next, clientId: clientId.current });
  };
  const clear = (): void => {
    editor.current?.setHtml("");
    html.current = "";
    clientId.current = "";
    persist(name, userid, undefined);
    setRestored(false);
    setFailure(undefined);
  };
  const { run, running } = useOperation((comments: string) =>
    api.cases.comment({ ...asked(thread), comments, clientId: clientId.current }),
  );
  const send = async (): Promise<void> => {
    // A picture that is on its way would be missing.
    if (uploading) return;
    if (isBlankHtml(html.current)) {
      toast({ tone: "warning", title: t("blank") });
      editor.current?.focus();
      return;
    }
    clientId.current ||= crypto.randomUUID();
    const { current: sent } = html;
    try {
      if (!(await run(sent))) return;
      // Words that were typed while it was sent are a comment of their own.
      if (html.current === sent) clear();
      else clientId.current = crypto.randomUUID();
      toast({ tone: "success", title: t("sent") });
      await onSent();
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  const internal = thread.audience === "internal";
  return (
    <chakra.div display="grid" gap="2">
      {restored && (
        <Notice
          tone="info"
          actions={
            <Button size="sm" variant="ghost" onClick={clear}>
              {t("discard")}
            </Button>
          }
        >
          {t("restored")}
        </Notice>
      )}
      <LazyRichTextEditor
        label={t("message")}
        placeholder={t("placeholder")}
        words={words}
        initialHtml={kept?.html ?? ""}
        mentions={internal ? colleagues : []}
        uploadPicture={uploadPicture}
        onUploading={setUploading}
        picture={CommentPicture}
        handle={editor}
        onChange={(next) => {
          setFailure(undefined);
          keep(next);
        }}
        onSubmit={() => void send()}
        footer={
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="2"
            px="2.5"
            py="2"
            borderBlockStartWidth="1px"
            borderBottomRadius="control"
            bg={internal ? "state.slate.soft" : "bg.panel"}
          >
            {isStaff && (
              <chakra.span
                display="flex"
                alignItems="center"
                gap="1.5"
                fontSize="sm"
                color={internal ? "state.slate.fg" : "accent.fg"}
              >
                {internal ? <Lock aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
                {internal ? t("seen.staff") : t("seen.traveller")}
              </chakra.span>
            )}
            <Button
              variant={internal ? "outline" : "solid"}
              ms="auto"
              disabled={running || uploading}
              aria-keyshortcuts="Control+Enter"
              onClick={() => void send()}
            >
              <Send aria-hidden /> {running ? t("sending") : internal ? t("send.staff") : t("send")}{" "}
              <KeyHint keys="Mod+Enter" />
            </Button>
          </chakra.div>
        }
      />
      {failure !== undefined && (
        <Notice
          tone="bad"
          actions={
            <Button size="sm" variant="outline" disabled={running} onClick={() => void send()}>
              {t("failed.send.again")}
            </Button>
          }
        >
          {t("failed.send")} {failure}
        </Notice>
      )}
    </chakra.div>
  );
}
