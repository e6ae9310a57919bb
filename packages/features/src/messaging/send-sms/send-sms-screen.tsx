import { Button, chakra } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import { maxSmsSegments, smsLength, smsText } from "@gatehouse/domain/messaging";
import { TextField } from "@gatehouse/ui/field";
import { Notice } from "@gatehouse/ui/notice";
import { RotateCcw, Send } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { AppLink, useErrorText, usePageTitle, useToast } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { dateTime } from "../../app/time/index.ts";
import { usePersistedState } from "../../app/use-persisted-state.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { MessagePhone, noPhone, shownPhone, typedNumber } from "../phone/message-phone.tsx";
import { LongText } from "../writing/long-text.tsx";
import type { MessageAbout } from "../writing/message-about.ts";
import { Receiver } from "../writing/receiver.tsx";
import { useSendSms } from "./data/use-send-sms.ts";
import { messages } from "./messages/index.ts";

export interface SendSmsScreenProps {
  /** What the address says; read it with `parseMessageAbout`. */
  readonly about: MessageAbout;
}

interface Draft {
  readonly code: string;
  readonly number: string;
  readonly text: string;
  readonly bookingNo: string;
  /** It goes to the traveller of the booking instead of the number (MSG-20). */
  readonly toTraveller: boolean;
}

const empty: Draft = { ...noPhone, text: "", bookingNo: "", toTraveller: false };

function parseDraft(kept: unknown): Draft | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const field = (name: string): string => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === "string" ? value : "";
  };
  return {
    code: field("code"),
    number: field("number"),
    text: field("text"),
    bookingNo: field("bookingNo"),
    toTraveller: Reflect.get(kept, "toTraveller") === true,
  };
}
const keepDraft = (draft: Draft): unknown => (draft.number === "" && draft.text === "" ? undefined : draft);

/** What the server refuses, by the field that it is about. */
const refusals = {
  BAD_NUMBER: "phone",
  NO_NUMBER: "phone",
  OPTED_OUT: "phone",
  UNKNOWN_BOOKING: "booking",
  TOO_LONG: "text",
} as const;
const isRefusal = (code: string | undefined): code is keyof typeof refusals =>
  code !== undefined && Object.hasOwn(refusals, code);
type Refused = { readonly code: keyof typeof refusals } | { readonly code: "other"; readonly error: unknown };

/** Send SMS (MSG-10): its size counted live, checked where it stands, and kept while it could not be sent. */
export function SendSmsScreen({ about }: SendSmsScreenProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const toast = useToast();
  const errorText = useErrorText(messages);
  const id = useId();
  usePageTitle(t("title"));
  const [kept, setKept] = usePersistedState("messaging.send-sms", parseDraft, keepDraft, empty);
  // A link to somebody or to a booking counts more than what was left here.
  const [linked, setLinked] = useState<Partial<Draft>>(() => ({
    ...(about.to === undefined ? {} : { ...shownPhone(about.to), toTraveller: false }),
    ...(about.toTraveller === undefined ? {} : { toTraveller: true }),
    ...(about.bookingNo === undefined ? {} : { bookingNo: about.bookingNo }),
  }));
  const draft: Draft = { ...kept, ...linked };
  const { run, running } = useSendSms();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  /** Where what was sent is found. */
  const [sentTo, setSentTo] = useState<string>();
  const phone = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const change = (patch: Partial<Draft>): void => {
    setKept({ ...draft, ...patch });
    setLinked({});
    setRefused(undefined);
    setSentTo(undefined);
  };
  const number = typedNumber(draft);
  const text = smsText(draft.text);
  const size = smsLength(text);
  const tooLong = size.segments > maxSmsSegments;
  const { toTraveller } = draft;
  const bookingNo = draft.bookingNo.trim();
  const vendorCode = bookingNo === about.bookingNo ? (about.vendorCode ?? "") : "";
  const lacksNumber = !toTraveller && (number === undefined || number === "");
  const lacksBooking = toTraveller && bookingNo === "";
  const at = refused === undefined || refused.code === "other" ? undefined : refusals[refused.code];
  const said = refused === undefined || refused.code === "other" ? "" : t(`error.${refused.code}`);
  const problems = {
    phone: at === "phone" ? said : tried && lacksNumber ? t("problem.phone") : undefined,
    text: tooLong
      ? t("tooLong", { most: maxSmsSegments })
      : at === "text"
        ? said
        : tried && text === ""
          ? t("problem.text")
          : undefined,
    booking: at === "booking" ? said : tried && lacksBooking ? t("problem.booking") : undefined,
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (lacksNumber) return phone.current?.focus();
    if (lacksBooking) return document.getElementById(`${id}-booking`)?.focus();
    if (text === "" || tooLong) return words.current?.focus();
    try {
      const sent = await run({ to: number ?? "", toTraveller, text, bookingNo, vendorCode });
      if (!sent) return;
      // The next one is written in the same way.
      setKept({ ...empty, toTraveller });
      setLinked({});
      setTried(false);
      setRefused(undefined);
      setSentTo(toTraveller ? undefined : number);
      toast(
        sent.quietUntil === null
          ? { tone: "success", title: t("sent") }
          : {
              tone: "info",
              title: t("sent.quiet", { time: dateTime(sent.quietUntil, "UTC", language) }),
              description: t("sent.quietText"),
            },
      );
      if (toTraveller) document.getElementById(`${id}-booking`)?.focus();
      else phone.current?.focus();
    } catch (error) {
      const code = errorCode(error);
      setRefused(isRefusal(code) ? { code } : { code: "other", error });
      if (!isRefusal(code)) return;
      if (refusals[code] === "phone") phone.current?.focus();
      else if (refusals[code] === "booking") document.getElementById(`${id}-booking`)?.focus();
      else words.current?.focus();
    }
  };
  const booking = (unknown?: string) => (
    <TextField
      id={`${id}-booking`}
      label={t("booking")}
      {...(toTraveller ? { required: true } : { optional: t("optional") })}
      helper={t("booking.helper")}
      maxLength={60}
      autoComplete="off"
      value={draft.bookingNo}
      onChange={({ currentTarget }) => change({ bookingNo: currentTarget.value })}
      error={at === "booking" ? said : (unknown ?? problems.booking)}
    />
  );
  return (
    <chakra.div height="full" minH="0" overflowY="auto" px={{ base: "3", md: "gutter" }} pt="2" pb="6">
      <PageHeader title={t("title")} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 40rem) minmax(16rem, 24rem)" }}
        columnGap="10"
        rowGap="6"
        alignItems="start"
        pt="3"
      >
        <chakra.form noValidate display="grid" gap="4" minW="0" onSubmit={(event) => void send(event)}>
          <Receiver
            channel="sms"
            toTraveller={toTraveller}
            onChange={(traveller) => change({ toTraveller: traveller })}
            bookingNo={bookingNo}
            vendorCode={vendorCode}
            booking={booking}
            refused={at === "phone" ? said : undefined}
          >
            <MessagePhone
              id={`${id}-phone`}
              ref={phone}
              label={t("to")}
              value={draft}
              onChange={({ code, number: typed }) => change({ code, number: typed })}
              error={problems.phone}
              required
            />
          </Receiver>
          <LongText
            id={`${id}-text`}
            ref={words}
            label={t("text")}
            value={draft.text}
            onChange={(typed) => change({ text: typed })}
            rows={6}
            maxLength={4000}
            error={problems.text}
            size={
              <output htmlFor={`${id}-text`}>
                {[
                  t("size.characters", { count: size.characters }),
                  t("size.segments", { count: size.segments }),
                  t("size.left", { count: size.left }),
                ].join(" · ")}
              </output>
            }
          />
          {size.unusual !== undefined && <Notice tone="info">{t("unusual", { letter: size.unusual })}</Notice>}
          {!toTraveller && booking()}
          {refused?.code === "other" && (
            <Notice tone="bad">
              {t("failed")}. {errorText(refused.error)} {t("failed.kept")}
            </Notice>
          )}
          {tried &&
            (problems.phone ?? problems.text ?? problems.booking) !== undefined &&
            at === undefined &&
            !tooLong && (
              <chakra.p role="alert" color="state.bad.fg">
                {t("problem.all")}
              </chakra.p>
            )}
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <Button type="submit" variant="solid" loading={running}>
              <Send aria-hidden /> {t("send")}
            </Button>
            <Button
              type="button"
              onClick={() => {
                change(empty);
                setTried(false);
              }}
            >
              <RotateCcw aria-hidden /> {t("reset")}
            </Button>
            {sentTo !== undefined && (
              <AppLink color="accent.fg" href={`/dashboard/communication/search-sms?to=${encodeURIComponent(sentTo)}`}>
                {t("search")}
              </AppLink>
            )}
          </chakra.div>
        </chakra.form>
        <chakra.section aria-labelledby={`${id}-preview`} display="grid" gap="2" minW="0">
          <chakra.h2 id={`${id}-preview`} fontWeight="strong">
            {t("preview")}
          </chakra.h2>
          <chakra.p
            dir="auto"
            justifySelf="start"
            maxW="full"
            px="4"
            py="3"
            borderRadius="panel"
            borderEndStartRadius="0"
            bg={text === "" ? "transparent" : "state.slate.soft"}
            borderWidth="1px"
            color={text === "" ? "fg.muted" : "fg"}
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            {text === "" ? t("preview.empty") : text}
          </chakra.p>
        </chakra.section>
      </chakra.div>
    </chakra.div>
  );
}
