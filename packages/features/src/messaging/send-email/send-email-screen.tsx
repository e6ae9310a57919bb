import { Button, chakra } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import { isEmail } from "@gatehouse/domain/travellers";
import { TextField } from "@gatehouse/ui/field";
import { Notice } from "@gatehouse/ui/notice";
import { Eye, RotateCcw, Send } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { AppLink, useErrorText, usePageTitle, useToast } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { usePersistedState } from "../../app/use-persisted-state.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { LongText } from "../writing/long-text.tsx";
import type { MessageAbout } from "../writing/message-about.ts";
import { Receiver } from "../writing/receiver.tsx";
import { usePreviewEmail } from "./data/use-preview-email.ts";
import { useSendEmail } from "./data/use-send-email.ts";
import { messages } from "./messages/index.ts";

export interface SendEmailScreenProps {
  /** What the address says; read it with `parseMessageAbout`. */
  readonly about: MessageAbout;
}

interface Draft {
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  readonly bookingNo: string;
  /** It goes to the traveller of the booking instead of the address (MSG-20). */
  readonly toTraveller: boolean;
}

const empty: Draft = { email: "", subject: "", text: "", bookingNo: "", toTraveller: false };

function parseDraft(kept: unknown): Draft | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const field = (name: string): string => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === "string" ? value : "";
  };
  return {
    email: field("email"),
    subject: field("subject"),
    text: field("text"),
    bookingNo: field("bookingNo"),
    toTraveller: Reflect.get(kept, "toTraveller") === true,
  };
}
const keepDraft = (draft: Draft): unknown =>
  Object.values(draft).every((value) => value === "" || value === false) ? undefined : draft;

/** What the server refuses, by the field that it is about. */
const refusals = { BAD_ADDRESS: "email", NO_ADDRESS: "email", OPTED_OUT: "email", UNKNOWN_BOOKING: "booking" } as const;
const isRefusal = (code: string | undefined): code is keyof typeof refusals =>
  code !== undefined && Object.hasOwn(refusals, code);
type Refused = { readonly code: keyof typeof refusals } | { readonly code: "other"; readonly error: unknown };

interface Preview {
  readonly subject: string;
  readonly fromName: string;
  readonly html: string;
  /** What it was made of. */
  readonly of: string;
}

/** Send Email (MSG-16): really sent, previewed as its reader gets it, and kept while it could not be sent. */
export function SendEmailScreen({ about }: SendEmailScreenProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const toast = useToast();
  const errorText = useErrorText(messages);
  const id = useId();
  usePageTitle(t("title"));
  const [kept, setKept] = usePersistedState("messaging.send-email", parseDraft, keepDraft, empty);
  // A link to somebody or to a booking counts more than what was left here.
  const [linked, setLinked] = useState<Partial<Draft>>(() => ({
    ...(about.to === undefined ? {} : { email: about.to, toTraveller: false }),
    ...(about.toTraveller === undefined ? {} : { toTraveller: true }),
    ...(about.bookingNo === undefined ? {} : { bookingNo: about.bookingNo }),
  }));
  const draft: Draft = { ...kept, ...linked };
  const sending = useSendEmail();
  const previewing = usePreviewEmail();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [sentTo, setSentTo] = useState<string>();
  const [preview, setPreview] = useState<Preview>();
  const focusOn = (field: "email" | "subject" | "text" | "booking"): void =>
    document.getElementById(`${id}-${field}`)?.focus();
  const change = (patch: Partial<Draft>): void => {
    setKept({ ...draft, ...patch });
    setLinked({});
    setRefused(undefined);
    setSentTo(undefined);
  };
  const email = draft.email.trim();
  const subject = draft.subject.trim();
  const bookingNo = draft.bookingNo.trim();
  const { toTraveller } = draft;
  const missing = {
    email: toTraveller
      ? undefined
      : email === ""
        ? t("problem.email")
        : isEmail(email)
          ? undefined
          : t("problem.address"),
    booking: toTraveller && bookingNo === "" ? t("problem.booking") : undefined,
    subject: subject === "" ? t("problem.subject") : undefined,
    text: draft.text.trim() === "" ? t("problem.text") : undefined,
  };
  const said = (field: "email" | "booking") =>
    refused !== undefined && refused.code !== "other" && refusals[refused.code] === field
      ? t(`error.${refused.code}`)
      : undefined;
  const written = {
    subject,
    text: draft.text,
    bookingNo,
    vendorCode: bookingNo === about.bookingNo ? (about.vendorCode ?? "") : "",
  };
  const key = JSON.stringify(written);
  const refuse = (error: unknown): boolean => {
    const code = errorCode(error);
    if (!isRefusal(code)) return false;
    setRefused({ code });
    focusOn(refusals[code]);
    return true;
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    const wrong = (["email", "booking", "subject", "text"] as const).find((field) => missing[field] !== undefined);
    if (wrong) return focusOn(wrong);
    try {
      const sent = await sending.run({ email, toTraveller, ...written });
      if (!sent) return;
      // The next one is written in the same way.
      setKept({ ...empty, toTraveller });
      setLinked({});
      setTried(false);
      setRefused(undefined);
      setPreview(undefined);
      // Of those who may not search by addresses too, its own id finds it.
      setSentTo(bookingNo === "" ? sent.id : bookingNo);
      toast({ tone: "success", title: t("sent") });
      focusOn(toTraveller ? "booking" : "email");
    } catch (error) {
      if (!refuse(error)) setRefused({ code: "other", error });
    }
  };
  const show = async (): Promise<void> => {
    try {
      const made = await previewing.run(written);
      if (made) setPreview({ ...made, of: key });
    } catch (error) {
      if (!refuse(error)) toast({ tone: "error", title: t("preview.failed"), description: errorText(error) });
    }
  };
  const bytes = new TextEncoder().encode(draft.text).length;
  const size =
    bytes < 1000
      ? t("size.bytes", { count: bytes })
      : t("size.kilobytes", { size: (bytes / 1000).toLocaleString(language, { maximumFractionDigits: 1 }) });
  const booking = (unknown?: string) => (
    <TextField
      id={`${id}-booking`}
      autoComplete="off"
      maxLength={60}
      label={t("booking")}
      {...(toTraveller ? { required: true } : { optional: t("optional") })}
      helper={t("booking.helper")}
      value={draft.bookingNo}
      onChange={({ currentTarget }) => change({ bookingNo: currentTarget.value })}
      error={said("booking") ?? unknown ?? (tried ? missing.booking : undefined)}
    />
  );
  return (
    <chakra.div height="full" minH="0" overflowY="auto" px={{ base: "3", md: "gutter" }} pt="2" pb="6">
      <PageHeader title={t("title")} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 36rem) minmax(20rem, 1fr)" }}
        columnGap="10"
        rowGap="6"
        alignItems="start"
        pt="3"
      >
        <chakra.form noValidate display="grid" gap="4" minW="0" onSubmit={(event) => void send(event)}>
          <Receiver
            channel="email"
            toTraveller={toTraveller}
            onChange={(traveller) => change({ toTraveller: traveller })}
            bookingNo={bookingNo}
            vendorCode={written.vendorCode}
            booking={booking}
            refused={said("email")}
          >
            <TextField
              id={`${id}-email`}
              type="email"
              inputMode="email"
              autoComplete="off"
              spellCheck={false}
              maxLength={254}
              label={t("email")}
              required
              value={draft.email}
              onChange={({ currentTarget }) => change({ email: currentTarget.value })}
              error={said("email") ?? (tried ? missing.email : undefined)}
            />
          </Receiver>
          <TextField
            id={`${id}-subject`}
            autoComplete="off"
            maxLength={200}
            label={t("subject")}
            required
            value={draft.subject}
            onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
            error={tried ? missing.subject : undefined}
          />
          <LongText
            id={`${id}-text`}
            label={t("text")}
            rows={10}
            maxLength={50_000}
            value={draft.text}
            onChange={(text) => change({ text })}
            error={tried ? missing.text : undefined}
            size={<output htmlFor={`${id}-text`}>{size}</output>}
          />
          {!toTraveller && booking()}
          {refused?.code === "other" && (
            <Notice tone="bad">
              {t("failed")}. {errorText(refused.error)} {t("failed.kept")}
            </Notice>
          )}
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <Button type="submit" variant="solid" loading={sending.running}>
              <Send aria-hidden /> {t("send")}
            </Button>
            <Button type="button" variant="outline" loading={previewing.running} onClick={() => void show()}>
              <Eye aria-hidden /> {t("preview")}
            </Button>
            <Button
              type="button"
              onClick={() => {
                change(empty);
                setTried(false);
                setPreview(undefined);
              }}
            >
              <RotateCcw aria-hidden /> {t("reset")}
            </Button>
            {sentTo !== undefined && (
              <AppLink
                color="accent.fg"
                href={`/dashboard/communication/search-email?text=${encodeURIComponent(sentTo)}`}
              >
                {t("search")}
              </AppLink>
            )}
          </chakra.div>
        </chakra.form>
        <chakra.section aria-labelledby={`${id}-preview`} display="grid" gap="2" minW="0">
          <chakra.h2 id={`${id}-preview`} fontWeight="strong">
            {t("preview.title")}
          </chakra.h2>
          {preview ? (
            <>
              <chakra.p color="fg.muted" overflowWrap="anywhere">
                {t("preview.from", { name: preview.fromName })} · <strong>{preview.subject}</strong>
              </chakra.p>
              {preview.of !== key && <Notice tone="info">{t("preview.old")}</Notice>}
              {/* Nothing in the frame runs, sends or leads anywhere. A mail is drawn for white paper. */}
              <chakra.iframe
                sandbox=""
                srcDoc={preview.html}
                tabIndex={0}
                title={t("preview.frame", { subject: preview.subject })}
                width="full"
                height="28rem"
                borderWidth="1px"
                borderRadius="panel"
                bg="white"
              />
            </>
          ) : (
            <chakra.p color="fg.muted">{t("preview.hint")}</chakra.p>
          )}
        </chakra.section>
      </chakra.div>
    </chakra.div>
  );
}
