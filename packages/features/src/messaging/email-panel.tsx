import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { canSendAgain } from "@gatehouse/domain/messaging";
import { ErrorState } from "@gatehouse/ui/error-state";
import { SidePanel } from "@gatehouse/ui/side-panel";
import { Download, Send } from "lucide-react";
import { useState } from "react";
import { useErrorText, useToast } from "../app/index.ts";
import { saveFile } from "../app/save-file.ts";
import { dateTime } from "../app/time/index.ts";
import { useLanguage, useMessages } from "../i18n/index.ts";
import { useAttachment } from "./data/use-attachment.ts";
import type { Email } from "./data/use-emails.ts";
import { type OpenedEmail, useOpenedEmail } from "./data/use-opened-email.ts";
import { EmailState } from "./email-state.tsx";
import { messages } from "./messages/index.ts";
import { useEmailName } from "./use-email-columns.tsx";

export interface EmailPanelProps {
  /** The one that is open, or was last. */
  readonly email: Email | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSendAgain: (email: Email) => void;
}

/** An e-mail: how it stands, what is in it, its files, and what people did about it. */
export function EmailPanel({ email, open, onClose, onSendAgain }: EmailPanelProps) {
  const t = useMessages(messages);
  const name = useEmailName();
  const errorText = useErrorText(messages);
  const { opened, error, reading, read } = useOpenedEmail(open ? email?.id : undefined);
  const shown = opened?.email ?? email;
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      size="lg"
      title={email ? name(email) : ""}
      labels={{ close: t("close") }}
      footer={
        shown &&
        canSendAgain(shown.state) && (
          <Button onClick={() => onSendAgain(shown)}>
            <Send aria-hidden /> {t("again")}
          </Button>
        )
      }
    >
      {opened ? (
        <Opened opened={opened} />
      ) : error === undefined ? (
        <chakra.output aria-label={t("loading")} display="grid" gap="3">
          <Skeleton height="6" />
          <Skeleton height="24" />
          <Skeleton height="80" />
        </chakra.output>
      ) : (
        <ErrorState labels={{ title: t("failed.email"), retry: t("retry") }} onRetry={read} retrying={reading}>
          {errorText(error)}
        </ErrorState>
      )}
    </SidePanel>
  );
}

function Opened({ opened: { email, content, log } }: { readonly opened: OpenedEmail }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const at = (seconds: number | null) => (seconds === null ? "" : `${dateTime(seconds, "UTC", language)} UTC`);
  const facts = [
    [t("fact.to"), email.receiver],
    [t("fact.from"), content?.fromName ?? ""],
    [t("fact.subject"), content?.subject ?? ""],
    [t("fact.written"), at(email.createdAt)],
    [t("fact.sent"), at(email.sentAt)],
    [t("fact.reported"), at(email.delivery?.at ?? null)],
    [t("fact.nextTry"), at(email.nextTryAt)],
    [t("fact.attempts"), email.attempts > 0 ? String(email.attempts) : ""],
    [t("fact.answer"), email.answer ?? ""],
  ] as const;
  return (
    <chakra.div display="grid" gap="4" alignContent="start">
      <EmailState {...email} />
      <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1">
        {facts
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <chakra.div key={label} display="contents">
              <chakra.dt color="fg.muted">{label}</chakra.dt>
              <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
            </chakra.div>
          ))}
      </chakra.dl>
      {content ? <Content id={email.id} content={content} /> : <p>{t("content.gone")}</p>}
      {log.length > 0 && (
        <section>
          <chakra.h3 fontWeight="strong" mb="1">
            {t("history")}
          </chakra.h3>
          <ul>
            {log.map(({ action, userid, at: when, note }) => (
              <chakra.li key={`${when} ${action}`} color="fg.muted">
                {at(when)} · {t(`history.${action}`, { user: userid })}
                {note !== "" && ` (${note})`}
              </chakra.li>
            ))}
          </ul>
        </section>
      )}
    </chakra.div>
  );
}

interface ContentProps {
  readonly id: string;
  readonly content: NonNullable<OpenedEmail["content"]>;
}

function Content({ id, content: { source, subject, text, html, attachments } }: ContentProps) {
  const t = useMessages(messages);
  const [as, setAs] = useState<"html" | "text">("html");
  const toast = useToast();
  const errorText = useErrorText(messages);
  const { run } = useAttachment();
  const download = async (index: number): Promise<void> => {
    try {
      const file = await run(id, index);
      if (file) saveFile(file);
    } catch (error) {
      toast({ tone: "error", title: t("attachment.failed"), description: errorText(error) });
    }
  };
  return (
    <chakra.section display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.fieldset aria-label={t("tab.label")} display="flex" gap="1">
          {(["html", "text"] as const).map((each) => (
            <Button
              key={each}
              size="sm"
              variant={as === each ? "solid" : "outline"}
              aria-pressed={as === each}
              onClick={() => setAs(each)}
            >
              {t(`tab.${each}`)}
            </Button>
          ))}
        </chakra.fieldset>
        <chakra.span color="fg.muted">{t(`source.${source}`)}</chakra.span>
      </chakra.div>
      {as === "html" ? (
        // Nothing in the frame runs, sends or leads anywhere: what came by mail is only looked at. A mail is drawn for white paper.
        <chakra.iframe
          sandbox=""
          srcDoc={html}
          // A long mail is scrolled by keyboard.
          tabIndex={0}
          title={t("frame.title", { subject })}
          width="full"
          height="28rem"
          borderWidth="1px"
          borderRadius="panel"
          bg="white"
        />
      ) : (
        <chakra.pre
          // A long text is scrolled by keyboard.
          tabIndex={0}
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          maxH="28rem"
          overflowY="auto"
          borderWidth="1px"
          borderRadius="panel"
          p="3"
          fontFamily="body"
        >
          {text}
        </chakra.pre>
      )}
      {attachments.length > 0 && (
        <section>
          <chakra.h3 fontWeight="strong" mb="1">
            {t("attachments")}
          </chakra.h3>
          <chakra.ul display="flex" flexWrap="wrap" gap="2">
            {attachments.map(({ name, readable }, index) => (
              <li key={name}>
                {readable ? (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t("attachment.download", { name })}
                    onClick={() => void download(index)}
                  >
                    <Download aria-hidden /> {name}
                  </Button>
                ) : (
                  <chakra.span color="fg.muted">{t("attachment.hidden", { name })}</chakra.span>
                )}
              </li>
            ))}
          </chakra.ul>
        </section>
      )}
    </chakra.section>
  );
}
