import { Button, chakra } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import { isBlankHtml, maximumRichTextBytes } from "@gatehouse/domain/rich-text";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { Notice } from "@gatehouse/ui/notice";
import {
  LazyRichTextEditor,
  type MentionChoice,
  type PictureProblem,
  type RichTextEditorHandle,
  type RichTextWords,
} from "@gatehouse/ui/rich-text";
import { Eye, EyeOff, Lock, Send } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useApi, useErrorText, useLive, useSession, useToast } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useMessages } from "../../i18n/index.ts";
import { CommentPicture } from "./comment-picture.tsx";
import { type Attempt, attemptOf, keepDraft, readDraft, together } from "./data/draft.ts";
import { usePictureUpload } from "./data/use-picture-upload.ts";
import { messages } from "./messages/index.ts";
import { asked, draftName, type Thread } from "./thread.ts";

interface CommentBoxProps {
  readonly thread: Thread;
  readonly colleagues: readonly MentionChoice[];
  readonly words: RichTextWords;
  readonly isStaff: boolean;
  /** Whether a traveller reads what is external. */
  readonly hasReaders: boolean;
  /** Somebody asked for the box just now, and writes on in it. */
  readonly focusOnArrival: boolean;
  /** A comment was sent: the conversation is read again. @param isEmpty false where the next is typed already */
  readonly onSent: (isEmpty: boolean) => Promise<unknown>;
}

/** Bytes of a kilobyte, as the limit of a comment counts them. */
const kilobyte = 1000;

/** How many kilobytes a comment has that is too long; undefined of any other. */
function kilobytesTooLong(html: string): number | undefined {
  // A letter has at most three bytes.
  if (html.length * 3 <= maximumRichTextBytes) return undefined;
  const bytes = new TextEncoder().encode(html).length;
  return bytes > maximumRichTextBytes ? Math.ceil(bytes / kilobyte) : undefined;
}

/** Where a comment is written. What is typed is kept on the device; what could not be sent comes back, and is one comment however often it is sent (CMT-8). */
export function CommentBox({
  thread,
  colleagues,
  words,
  isStaff,
  hasReaders,
  focusOnArrival,
  onSent,
}: CommentBoxProps) {
  const t = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText(messages);
  const userid = useSession().user?.userid ?? "";
  const name = draftName(thread);
  const [kept] = useState(() => readDraft(name, userid));
  const [restored, setRestored] = useState(kept !== undefined);
  const [failure, setFailure] = useState<string>();
  /** The server was out of reach when it was sent; it is there again. */
  const [reach, setReach] = useState<"there" | "away" | "back">("there");
  const isBack = reach === "back";
  useLive("resync", () => setReach((last) => (last === "away" ? "back" : last)));
  const [uploading, setUploading] = useState(false);
  const [failed, setFailed] = useState<readonly PictureProblem[]>([]);
  /** Somebody has tried to send it without a picture that did not arrive. */
  const [isHeld, setHeld] = useState(false);
  const [tooLong, setTooLong] = useState(() => kilobytesTooLong(kept?.html ?? ""));
  const hint = useId();
  const uploadPicture = usePictureUpload(thread, errorText);
  const html = useRef(kept?.html ?? "");
  const attempt = useRef(kept?.attempt);
  const onItsWay = useRef("");
  const editor = useRef<RichTextEditorHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOnArrival) editor.current?.focus();
  }, [focusOnArrival]);
  const keep = (next: string): void => {
    html.current = next;
    if (isBlankHtml(next)) setFailure(undefined);
    setTooLong(kilobytesTooLong(next));
    keepDraft(name, userid, { html: together(onItsWay.current, next), attempt: attempt.current });
  };
  const show = (next: string): void => {
    // Who is typing goes on after it.
    const typing = box.current?.contains(document.activeElement) && document.activeElement?.role === "textbox";
    editor.current?.setHtml(next);
    keep(next);
    if (typing) editor.current?.focus();
  };
  const clear = (): void => {
    attempt.current = undefined;
    setRestored(false);
    show("");
  };
  const { run, running } = useOperation((sent: Attempt) =>
    api.cases.comment({ ...asked(thread), comments: sent.html, clientId: sent.clientId }),
  );
  const send = async (): Promise<void> => {
    // A picture that is on its way would be missing.
    if (uploading || onItsWay.current !== "") return;
    if (failed.length > 0) {
      // So would one that did not arrive: what can be done about it is said, and reached.
      setHeld(true);
      box.current?.querySelector<HTMLElement>("[data-failed] button")?.focus();
      return;
    }
    if (isBlankHtml(html.current)) {
      toast({ tone: "warning", title: t("blank") });
      editor.current?.focus();
      return;
    }
    if (tooLong !== undefined) {
      editor.current?.focus();
      return;
    }
    if (!editor.current) return;
    const sent = attemptOf(html.current, attempt.current);
    attempt.current = sent;
    // Words that are typed while it is sent are a comment of their own: they have the box for themselves.
    onItsWay.current = sent.html;
    setFailure(undefined);
    setRestored(false);
    show("");
    try {
      await run(sent);
      onItsWay.current = "";
      attempt.current = undefined;
      keep(html.current);
      toast({ tone: "success", title: t("sent") });
      await onSent(isBlankHtml(html.current));
    } catch (error) {
      onItsWay.current = "";
      // The id names other words by now: the next attempt is under one of its own.
      if (errorCode(error) === "OTHER_WORDS") attempt.current = undefined;
      show(together(sent.html, html.current));
      setReach(errorCode(error) === "NETWORK" ? "away" : "there");
      setFailure(errorText(error));
    }
  };
  const internal = thread.audience === "internal";
  return (
    <chakra.div ref={box} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
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
        onUploading={(busy, problems) => {
          setUploading(busy);
          setFailed(problems);
          if (problems.length === 0) setHeld(false);
        }}
        invalid={tooLong !== undefined}
        {...(tooLong === undefined ? {} : { describedBy: hint })}
        picture={CommentPicture}
        handle={editor}
        onChange={keep}
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
                color={internal ? "state.slate.fg" : hasReaders ? "accent.fg" : "state.warn.fg"}
              >
                {internal ? (
                  <Lock aria-hidden size={16} />
                ) : hasReaders ? (
                  <Eye aria-hidden size={16} />
                ) : (
                  <EyeOff aria-hidden size={16} />
                )}
                {t(internal ? "seen.staff" : hasReaders ? "seen.traveller" : "seen.nobody")}
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
      {isHeld && failed.length > 0 && (
        <Notice tone="bad">
          {t(failed.every(({ final }) => final) ? "held.final" : "held", { count: failed.length })}
        </Notice>
      )}
      {tooLong !== undefined && (
        <Notice tone="bad" id={hint}>
          {t("tooLong", { size: tooLong, limit: maximumRichTextBytes / kilobyte })}
        </Notice>
      )}
      {failure !== undefined && (
        <Notice
          tone={isBack ? "info" : "bad"}
          actions={
            <Button size="sm" variant="outline" disabled={running} onClick={() => void send()}>
              {t("failed.send.again")}
            </Button>
          }
        >
          {isBack ? t("failed.back") : `${t("failed.send")} ${failure}`}
        </Notice>
      )}
    </chakra.div>
  );
}
