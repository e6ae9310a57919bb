import "./landing.css";
import type { TripInfo } from "@gatehouse/api/client/disruption";
import { type LandingSelection, landingOptions, callAfter } from "@gatehouse/domain/disruption";
import { priceText } from "@gatehouse/domain/flights";
import {
  Armchair,
  Check,
  ChevronDown,
  ChevronRight,
  CircleCheck,
  CircleX,
  Clock,
  Info,
  type LucideIcon,
  Mail,
  MessageCircle,
  Phone,
  Plane,
  Search,
  Unlink,
  X,
} from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { RememberedLink } from "../../app/disruption-link/index.ts";
import { Mark } from "../../app/mark.tsx";
import { product } from "../../app/product.ts";
import { chooseLanguage, languages, useLanguage, useMessages } from "../../i18n/index.ts";
import { type Landing, useLanding } from "./data/use-landing.ts";
import { type ChatByLinkProps, useLandingChat } from "./landing-chat.tsx";
import { alternativesPath } from "./landing-status.ts";
import { messages } from "./messages/index.ts";

export interface LandingScreenProps {
  /** The link that the page was opened by; undefined without a search id. */
  readonly link: RememberedLink | undefined;
  /** The chat that its link opens. Default: none is offered. */
  readonly Chat?: ComponentType<ChatByLinkProps>;
  /** Goes to another page of the site. */
  readonly onLeave: (path: string) => void;
}

type Words = ReturnType<typeof useWords>;
type Flight = TripInfo["segment"];
type Money = { readonly hundredths: number; readonly unit: string };

/** The page's words, with the forms in which its language writes times, days and prices. */
function useWords() {
  const t = useMessages(messages);
  const isFrench = useLanguage() === "fr";
  const locale = isFrench ? "fr-FR" : "en-GB";
  return {
    t,
    isFrench,
    /** Of an instant, where its reader is. */
    clock: (seconds: number) =>
      new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(seconds * 1000),
    /** Of a date YYYY-MM-DD. */
    day: (date: string) =>
      new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(
        new Date(`${date}T00:00:00Z`),
      ),
    money: ({ hundredths, unit }: Money) => {
      const { amount, unit: name } = priceText(hundredths, unit, locale);
      return `${amount} ${name}`;
    },
    hours: (minutes: number) => `${String(Math.floor(minutes / 60))} h ${String(minutes % 60).padStart(2, "0")}`,
  };
}

/** The landing page of a disruption's link (DIS-5), in English and French. */
export function LandingScreen({ link, Chat, onLeave }: LandingScreenProps) {
  const words = useWords();
  const { t } = words;
  const landing = useLanding(link);
  const { status } = landing;
  const info = "info" in status ? status.info : undefined;
  const chat = useLandingChat({ link, info, Chat, onLeave });
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = t("title");
  }, [t]);
  return (
    <>
      <div className="lp">
        <a
          className="vh"
          href="#page"
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          {t("skip")}
        </a>
        <header className="head">
          <div className="wrap">
            <span className="brand">
              <Brand vendor={info?.vendor} />
            </span>
            <a href="/terms">{t("terms")}</a>
            <LanguageChoice label={t("language")} />
          </div>
        </header>
        <main ref={main} id="page" tabIndex={-1}>
          <div className="wrap">
            {info ? (
              <Ready info={info} landing={landing} words={words} onLeave={onLeave} />
            ) : (
              <Waiting landing={landing} words={words} />
            )}
            <div className="low">
              <section aria-labelledby="qa">
                <h2 id="qa">{t("qa")}</h2>
                <Answer question={t("qa.insurance")} answer={t("qa.insurance.text")} open />
                <Answer question={t("qa.option")} answer={t("qa.option.text")} />
                <Answer question={t("qa.pays")} answer={t("qa.pays.text")} />
                <Answer question={t("qa.pass")} answer={t("qa.pass.text")} />
                <Answer question={t("qa.once")} answer={t("qa.once.text")} />
              </section>
              <Talk info={info} words={words} onChat={chat.open} />
            </div>
          </div>
        </main>
        <footer className="foot">
          <div className="wrap">
            <span>{info ? t("runBy", { vendor: info.vendor.name }) : t("footer")}</span>
            <span>{t("notInsurance")}</span>
            <a href="/terms">{t("terms")}</a>
          </div>
        </footer>
      </div>
      {chat.dock}
    </>
  );
}

function Brand({ vendor }: { readonly vendor: TripInfo["vendor"] | undefined }) {
  const [broken, setBroken] = useState(false);
  if (vendor?.logo && !broken)
    return (
      <>
        <img src={vendor.logo} alt="" onError={() => setBroken(true)} />
        {vendor.name}
      </>
    );
  return (
    <>
      <i>
        <Mark size={18} />
      </i>
      {vendor?.name ?? product.name}
    </>
  );
}

function LanguageChoice({ label }: { readonly label: string }) {
  const shown = useLanguage();
  return (
    <fieldset className="lang" aria-label={label}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === shown}
          aria-label={`${code.toUpperCase()} ${name}`}
          onClick={() => void chooseLanguage(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

const Answer = ({
  question,
  answer,
  open = false,
}: {
  readonly question: string;
  readonly answer: string;
  readonly open?: boolean;
}) => (
  <details open={open}>
    <summary>
      {question}
      <ChevronDown aria-hidden size={20} />
    </summary>
    <p>{answer}</p>
  </details>
);

interface TalkProps {
  readonly info: TripInfo | undefined;
  readonly words: Words;
  readonly onChat: (() => void) | undefined;
}

/** Whom one can talk to. */
function Talk({ info, words: { t }, onChat }: TalkProps) {
  const { email = null, phone = null } = info?.care ?? {};
  const subject = info ? `?subject=${encodeURIComponent(`${t("booking")} ${info.bookingno}`)}` : "";
  return (
    <section className="help" id="talk" aria-labelledby="talk-title">
      <h2 id="talk-title">{t("talk")}</h2>
      <p>
        {info ? (
          <>
            {t("talkText")} <span className="mono">{info.bookingno}</span>.
          </>
        ) : (
          t("talkPlain")
        )}
      </p>
      {onChat && (
        <button type="button" aria-haspopup="dialog" onClick={onChat}>
          <MessageCircle aria-hidden size={20} />
          {t("chat")}
        </button>
      )}
      {email !== null && (
        <a href={`mailto:${email}${subject}`}>
          <Mail aria-hidden size={20} />
          {email}
        </a>
      )}
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
          <Phone aria-hidden size={20} />
          {phone}
        </a>
      )}
    </section>
  );
}

/** Before there is anything to choose. */
function Waiting({ landing: { status, retry }, words: { t } }: { readonly landing: Landing; readonly words: Words }) {
  if (status.state === "searching_data")
    return (
      <div className="wait" aria-busy="true">
        <output>{t("searching")}</output>
        <i />
        <i />
        <i />
      </div>
    );
  const [text, help] =
    status.state === "no_search_id"
      ? [t("noSearchId"), t("failedHelp")]
      : status.state === "invalid_data"
        ? [t("invalidData"), t("failedHelp")]
        : [
            t("searchFailed"),
            status.state === "search_failed" && status.failure === "attempts"
              ? t("attemptsHelp")
              : status.state === "search_failed" && status.failure === "network"
                ? t("offlineHelp")
                : t("failedHelp"),
          ];
  return (
    <div role="alert">
      <h1>{text}</h1>
      <p className="muted">{help}</p>
      {status.state !== "no_search_id" && (
        <div className="row">
          <button type="button" className="btn solid" onClick={retry}>
            {t("retry")}
          </button>
        </div>
      )}
    </div>
  );
}

interface ReadyProps {
  readonly info: TripInfo;
  readonly landing: Landing;
  readonly words: Words;
  readonly onLeave: (path: string) => void;
}

function Ready({ info, landing, words, onLeave }: ReadyProps) {
  const { t } = words;
  const { status, busy, said, choose } = landing;
  const [asked, setAsked] = useState<Exclude<LandingSelection, "ALTERNATIVE_FLIGHTS">>();
  const [leaving, setLeaving] = useState(false);
  const [first] = info.travellers;
  const name = first?.firstname.trim() ?? "";
  const options = Object.entries(landingOptions(info)) as [LandingSelection, "open" | "selected" | "shut"][];
  const isOver = info.fdaStatus === "CONFIRMED" || info.fdaStatus === "EXPIRED";

  async function search(): Promise<void> {
    setLeaving(true);
    if (isOver || !(await choose("ALTERNATIVE_FLIGHTS"))) return setLeaving(false);
    const today = new Date().toISOString().slice(0, 10);
    onLeave(alternativesPath(info, today));
  }

  return (
    <>
      <section className="what">
        <div>
          <h1>
            {t(`head.${info.kind}`, { city: words.isFrench ? info.segment.to.cityFrench : info.segment.to.city })}
          </h1>
          <p className="say">{name === "" ? t("sorryPlain") : t("sorry", { name })}</p>
        </div>
        <FlightCard
          flight={info.segment}
          words={words}
          lost={info.kind !== "DELAYED"}
          pill={<KindPill info={info} words={words} />}
          footer={
            <>
              <span>
                {t("booking")} <span className="mono">{info.bookingno}</span>
              </span>
              <span>{t("passengers", { count: info.travellers.length })}</span>
            </>
          }
        />
      </section>

      <output className="news">
        {said && said !== "saved" && (
          <div className="box">
            <p>
              <b>{said === "questionOver" ? t("question.over") : t(said)}</b>
            </p>
          </div>
        )}
        {leaving && (
          <div className="box">
            <p>{t("searchingFlights")}</p>
          </div>
        )}
        {!leaving && <Next info={info} words={words} isJustSaved={said === "saved"} />}
      </output>
      <PriceQuestion info={info} landing={landing} words={words} onNo={() => void search()} />
      <Chosen info={info} words={words} />

      <section aria-labelledby="ask">
        <h2 id="ask">{status.state === "can_select_options" && !isOver ? t("ask") : t("askAgain")}</h2>
        <ul className={options.length === 1 ? "choices few" : "choices"}>
          {options.map(([selection, state]) => (
            <li key={selection}>
              <Option
                selection={selection}
                state={state}
                words={words}
                disabled={
                  busy ||
                  leaving ||
                  state === "shut" ||
                  isOver ||
                  (state === "selected" && selection !== "ALTERNATIVE_FLIGHTS")
                }
                onChoose={() => (selection === "ALTERNATIVE_FLIGHTS" ? void search() : setAsked(selection))}
              />
            </li>
          ))}
        </ul>
        <p className="note">
          <Info aria-hidden size={18} />
          <span>
            {isOver ? "" : `${t("note")} ${t("changeable")} `}
            <b>{t("notInsurance")}</b>
          </span>
        </p>
      </section>
      {asked && (
        <Sure
          text={t(`confirm.${asked}`)}
          words={words}
          busy={busy}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await choose(asked);
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

const kindIcons = { CANCELLED: CircleX, DELAYED: Clock, MISSED_CONNECTION: Unlink } as const;

function KindPill({ info: { kind, minutes }, words: { t, hours } }: Pick<ReadyProps, "info" | "words">) {
  const Icon = kindIcons[kind];
  return (
    <span className="pill">
      <Icon aria-hidden size={14} />
      {kind === "DELAYED" ? t("pill.DELAYED", { time: hours(minutes) }) : t(`pill.${kind}`)}
    </span>
  );
}

interface FlightCardProps {
  readonly flight: Omit<Flight, "segmentid">;
  readonly words: Words;
  /** It flies without the traveller, or not at all. */
  readonly lost?: boolean;
  readonly pill?: ReactNode;
  readonly footer?: ReactNode;
}

function FlightCard({ flight, words: { day }, lost = false, pill, footer }: FlightCardProps) {
  const { airline, flightnum, from, to, dept, arrival } = flight;
  const Way = lost ? X : Plane;
  return (
    <div className={lost ? "flight lost" : "flight"}>
      <header>
        <span>
          <b className="num">
            {airline.iata} {flightnum}
          </b>
          <span className="muted">{airline.name}</span>
        </span>
        {pill}
      </header>
      <div className="leg num">
        <div>
          <time>{dept.time}</time>
          <span>
            <span className="mono">{from.iata}</span> · {day(dept.date)}
          </span>
        </div>
        <div className="gap" aria-hidden>
          <Way size={16} />
        </div>
        <div>
          <time>{arrival.time}</time>
          <span>
            <span className="mono">{to.iata}</span> · {day(arrival.date)}
          </span>
        </div>
      </div>
      {footer && <footer className="num">{footer}</footer>}
    </div>
  );
}

/** What happens next, with the time. */
function Next({
  info,
  words: { t, clock },
  isJustSaved,
}: Pick<ReadyProps, "info" | "words"> & { readonly isJustSaved: boolean }) {
  const { fdaStatus, statusAt } = info;
  const time = clock(statusAt);
  const until = clock(statusAt + callAfter);
  const lines: string[] = [];
  if (fdaStatus === "NO_ACTION") lines.push(t("noAction"), t("next.NO_ACTION", { time }));
  if (fdaStatus === "LOUNGE_REQUESTED") lines.push(t("loungePass"), t("next.LOUNGE_REQUESTED", { time, until }));
  if (fdaStatus === "TRIGGERED_SUCCESSFULLY") lines.push(t("next.TRIGGERED_SUCCESSFULLY", { time }));
  if (fdaStatus === "VOUCHER_SEND") lines.push(t("next.VOUCHER_SEND", { time }));
  if (fdaStatus === "SEARCHING") lines.push(t("next.SEARCHING", { time }));
  if (fdaStatus === "ALTERNATIVE_CHOSEN") lines.push(t("next.ALTERNATIVE_CHOSEN", { time, until }));
  if (fdaStatus === "CONFIRMED") lines.push(t("next.CONFIRMED", { time }));
  if (fdaStatus === "EXPIRED") lines.push(t("next.EXPIRED"));
  if (lines.length === 0) return null;
  return (
    <div className="box yes">
      {isJustSaved && fdaStatus !== "SEARCHING" && <p className="muted">{t("saved")}</p>}
      {lines.map((line, place) => (
        <p key={line}>{place === 0 ? <b>{line}</b> : line}</p>
      ))}
    </div>
  );
}

/** A dearer price that waits for a yes. */
function PriceQuestion({ info, landing, words, onNo }: Omit<ReadyProps, "onLeave"> & { readonly onNo: () => void }) {
  const { question } = info;
  const { t, money, clock } = words;
  if (!question) return null;
  const { price, before, expiresAt } = question;
  const now = money({ hundredths: price.payable, unit: price.unit });
  const was = money({ hundredths: before.payable, unit: before.unit });
  return (
    <section className="box yes" aria-labelledby="price-question">
      <h2 id="price-question">{t("question.title")}</h2>
      <p>{t("question.text", { now, before: was, until: clock(expiresAt) })}</p>
      <div className="row">
        <button
          type="button"
          className="btn solid"
          disabled={landing.busy}
          onClick={() => void landing.answer(price.payable, true)}
        >
          {t("question.yes", { now })}
        </button>
        <button
          type="button"
          className="btn"
          disabled={landing.busy}
          onClick={() => void landing.answer(price.payable, false).then(onNo)}
        >
          {t("question.no")}
        </button>
      </div>
    </section>
  );
}

/** The alternative flight that was chosen, or booked, and who pays for it. */
function Chosen({ info, words }: Pick<ReadyProps, "info" | "words">) {
  const { t, money } = words;
  const { chosen } = info;
  if (!chosen) return null;
  const { price, flights } = chosen;
  const { unit } = price;
  return (
    <section aria-labelledby="chosen">
      <h2 id="chosen">{info.fdaStatus === "CONFIRMED" ? t("bookedFlight") : t("chosenFlight")}</h2>
      {flights.map((flight) => (
        <FlightCard
          key={`${flight.airline.iata} ${flight.flightnum} ${String(flight.dept.utc)}`}
          flight={flight}
          words={words}
        />
      ))}
      <dl className="price num">
        <dt>{t("price")}</dt>
        <dd>{money(price)}</dd>
        {price.absorbed > 0 && (
          <>
            <dt>{t("absorbed")}</dt>
            <dd>−{money({ hundredths: price.absorbed, unit })}</dd>
          </>
        )}
        <dt>
          <b>{t("youPay")}</b>
        </dt>
        <dd>
          <b>{money({ hundredths: price.payable, unit })}</b>
        </dd>
      </dl>
    </section>
  );
}

const optionIcons: Readonly<Record<LandingSelection, LucideIcon>> = {
  NO_SELECTION: CircleCheck,
  LOUNGE_PASS: Armchair,
  ALTERNATIVE_FLIGHTS: Search,
};

interface OptionProps {
  readonly selection: LandingSelection;
  readonly state: "open" | "selected" | "shut";
  readonly words: Words;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

function Option({ selection, state, words: { t }, disabled, onChoose }: OptionProps) {
  const Icon = optionIcons[selection];
  const isMain = selection === "ALTERNATIVE_FLIGHTS";
  const look = `choice${isMain ? " main" : ""}${state === "selected" ? " on" : ""}`;
  return (
    <button
      type="button"
      className={look}
      disabled={disabled}
      {...(isMain ? {} : { "aria-haspopup": "dialog" })}
      {...(state === "selected" ? { "aria-current": "true" } : {})}
      onClick={onChoose}
    >
      <span className="ic">
        <Icon aria-hidden size={20} />
      </span>
      <span>
        <b>{t(`option.${selection}`)}</b>
        <small>{t(`option.${selection}.text`)}</small>
        {state === "selected" && (
          <span className="state">
            <Check aria-hidden size={14} />
            {t("selected")}
          </span>
        )}
      </span>
      {!disabled && (
        <span className="go">
          <span>{isMain ? t("search") : t("choose")}</span>
          <ChevronRight aria-hidden size={20} />
        </span>
      )}
    </button>
  );
}

interface SureProps {
  readonly text: string;
  readonly words: Words;
  readonly busy: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** "Are you sure?" The browser's own dialog: Escape closes it, focus stays inside and goes back. */
function Sure({ text, words: { t }, busy, onConfirm, onClose }: SureProps) {
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
