import { Button, chakra, Field, Input, Textarea } from "@chakra-ui/react";
import { isOver } from "@gatehouse/domain/disruption";
import { ErrorState } from "@gatehouse/ui/error-state";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Notice } from "@gatehouse/ui/notice";
import { StatusPill, type StatusTone } from "@gatehouse/ui/status-pill";
import {
  ChevronDown,
  ChevronUp,
  CircleCheck,
  type LucideIcon,
  ShieldCheck,
  ShieldOff,
  TrendingDown,
  TrendingUp,
  UserCheck,
  X,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { AppLink, useApi, usePermission, useShortcut } from "../../app/index.ts";
import { casePath } from "../../app/case-path.ts";
import { useNow } from "../../app/time/index.ts";
import { tripPath } from "../../app/trip-path.ts";
import { type Details, useDetails } from "./data/use-board.ts";
import { ChatLink } from "./chat-link.tsx";
import type { BoardWords } from "./use-board-words.ts";
import { useDoing } from "./use-doing.ts";

export interface DetailsPanelProps {
  readonly id: number;
  readonly words: BoardWords;
  /** It stands beside the board, and closes and steps by itself. */
  readonly inline: boolean;
  readonly onClose: () => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** One disruption: what happened, what the traveller chose, what it costs now, and what staff do about it. */
export function DetailsPanel({ id, words, inline, onClose, onStep }: DetailsPanelProps) {
  const { t } = words;
  const { details, error, read, show } = useDetails(id);
  useShortcut({ keys: "Escape", label: t("close"), run: onClose });
  if (!details)
    return error === undefined ? (
      <chakra.div p="4" display="grid" gap="3" aria-busy>
        {Array.from({ length: 5 }, (_, place) => (
          <chakra.div key={place} height="16" bg="bg.sunken" borderRadius="control" />
        ))}
      </chakra.div>
    ) : (
      <ErrorState labels={{ title: t("failed"), retry: t("retry") }} onRetry={() => void read()} />
    );
  return (
    <chakra.div display="grid" textStyle="sm">
      <chakra.header display="flex" gap="2" alignItems="start" px="4" py="3">
        <chakra.div flex="1" minW="0">
          <chakra.h2 textStyle="lg" overflowWrap="anywhere">
            {details.traveller || details.bookingNo}
          </chakra.h2>
          <chakra.p color="fg.muted">
            {t("booking")} <Code>{details.bookingNo}</Code> · {t("pnr")} <Code>{details.pnr}</Code>
          </chakra.p>
          <chakra.p pt="1" display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
            <StatusPill tone={details.covered ? "ok" : "slate"} icon={details.covered ? ShieldCheck : ShieldOff}>
              {details.covered ? t("covered") : t("notCovered")}
            </StatusPill>
            {details.chat && <ChatLink chat={details.chat} words={words} />}
          </chakra.p>
        </chakra.div>
        {inline && (
          <>
            <IconButton icon={ChevronUp} label={t("previous")} onClick={() => onStep(-1)} />
            <IconButton icon={ChevronDown} label={t("next")} onClick={() => onStep(1)} />
            <IconButton icon={X} label={t("close")} onClick={onClose} />
          </>
        )}
      </chakra.header>
      <Part title={t(`flight.${details.kind}`)}>
        <FlightLine flight={details.segment} words={words} lost={details.kind === "CANCELLED"} />
        {details.kind === "DELAYED" && (
          <chakra.p color="state.warn.fg">{words.what(details.kind, details.minutes)}</chakra.p>
        )}
      </Part>
      {details.fdaStatus === "ALTERNATIVE_CHOSEN" || details.fdaStatus === "CONFIRMED" ? (
        <Alternative details={details} words={words} onChanged={show} onMissed={() => void read()} />
      ) : null}
      <Lounge details={details} words={words} onChanged={() => void read()} />
      <Contact key={details.version} details={details} words={words} onChanged={show} onMissed={() => void read()} />
      <Part title={t("history.title")}>
        <chakra.ol listStyleType="none" display="grid" gap="1">
          {details.history.map(({ event, at, userid, note }) => (
            <chakra.li key={`${event} ${String(at)} ${note}`} display="grid" gridTemplateColumns="5rem 1fr" gap="2">
              <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                {words.exact(at)}
              </chakra.span>
              <chakra.span overflowWrap="anywhere">
                {eventText(event, words)}
                {note !== "" && <chakra.span color="fg.muted"> · {note}</chakra.span>}
                {!["SYSTEM", "TRAVELLER", ""].includes(userid) && (
                  <chakra.span color="fg.muted"> · {userid}</chakra.span>
                )}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ol>
      </Part>
    </chakra.div>
  );
}

const events = [
  "detected",
  "notified",
  "notifyFailed",
  "linkMade",
  "linkSent",
  "opened",
  "choseNothing",
  "choseLounge",
  "searched",
  "choseFlight",
  "voucherSent",
  "passSent",
  "declined",
  "confirmed",
  "expired",
  "kindChanged",
  "coverChanged",
  "priceAsked",
  "consentAsked",
  "consentGiven",
  "consentRefused",
] as const;

function eventText(event: string, { t }: BoardWords): string {
  const known = events.find((one) => one === event);
  return known ? t(`event.${known}`) : event;
}

const Code = (props: { readonly children: ReactNode }) => <chakra.span fontFamily="mono" {...props} />;

function Part({
  title,
  beside,
  children,
}: {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <chakra.section borderTopWidth="1px" borderColor="border.subtle" px="4" py="3" display="grid" gap="2">
      <chakra.h3 fontWeight="strong" display="flex" flexWrap="wrap" gap="2" alignItems="center">
        {title}
        {beside}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}

interface FlightLineProps {
  readonly flight: Details["segment"];
  readonly words: BoardWords;
  readonly lost?: boolean;
}

function FlightLine({ flight, words: { day }, lost = false }: FlightLineProps) {
  const { airline, flightnum, from, to, dept, arrival } = flight;
  const end = (iata: string, { date, time }: typeof dept) => (
    <div>
      <chakra.span
        fontWeight="strong"
        textStyle="md"
        textDecoration={lost ? "line-through" : undefined}
        color={lost ? "fg.muted" : "fg"}
        display="block"
      >
        {time}
      </chakra.span>
      <chakra.span color="fg.muted" whiteSpace="nowrap">
        <Code>{iata}</Code> {day(date)}
      </chakra.span>
    </div>
  );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto auto" gap="4" fontVariantNumeric="tabular-nums">
      <chakra.div minW="0">
        <chakra.span fontWeight="strong" display="block" textDecoration={lost ? "line-through" : undefined}>
          {airline.iata} {flightnum}
        </chakra.span>
        <chakra.span color="fg.muted" overflowWrap="anywhere">
          {airline.name}
        </chakra.span>
      </chakra.div>
      {end(from.iata, dept)}
      {end(to.iata, arrival)}
    </chakra.div>
  );
}

interface ActingProps {
  readonly details: Details;
  readonly words: BoardWords;
  readonly onChanged: (found: Details) => void;
  /** Something else stands there by now. */
  readonly onMissed: () => void;
}

const verdictLooks: Readonly<
  Record<"unchanged" | "cheaper" | "absorbed" | "needs-consent", readonly [StatusTone, LucideIcon]>
> = {
  unchanged: ["ok", CircleCheck],
  cheaper: ["ok", TrendingDown],
  absorbed: ["warn", TrendingUp],
  "needs-consent": ["bad", UserCheck],
};

function Alternative({ details, words, onChanged, onMissed }: ActingProps) {
  const { t, clock, exact, money, length } = words;
  const api = useApi();
  const now = useNow();
  const doing = useDoing(words);
  const [answering, setAnswering] = useState(false);
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const { id, version, chosen, quote, consent, segment } = details;
  const isOpen = details.fdaStatus === "ALTERNATIVE_CHOSEN";
  const isHeld = quote !== null && quote.heldUntil > now;
  const canConfirm = isOpen && isHeld && quote.verdict !== "needs-consent";

  async function act(call: () => Promise<Details>, said?: string): Promise<void> {
    const found = await doing.run(call, said);
    if (found) {
      setAnswering(false);
      setReason("");
      setAsked(false);
      onChanged(found);
    } else onMissed();
  }
  const confirm = (): void => {
    if (canConfirm)
      void act(
        () => api.disruption.confirm({ id, version, hundredths: quote.price.hundredths, reason: reason.trim() }),
        t("done.confirm"),
      );
  };
  useShortcut({ keys: "mod+Enter", label: t("action.confirm"), run: confirm });
  if (!chosen) return null;

  const people = details.passengers;
  const first = chosen.flights[0];
  const last = chosen.flights.at(-1);
  const shift = (seconds: number): string => {
    const time = length(Math.round(Math.abs(seconds) / 60));
    return seconds < 0 ? t("earlier", { time }) : t("later", { time });
  };
  const was = chosen.price;
  const is = quote?.price;
  const more = is ? is.hundredths - was.hundredths : 0;
  const row = (label: string, old: number, fresh: number | undefined, isSum = false) => (
    <chakra.tr fontWeight={isSum ? "strong" : "regular"}>
      <chakra.th scope="row" textAlign="start" fontWeight="inherit" py="0.5">
        {label}
      </chakra.th>
      <chakra.td textAlign="end" color="fg.muted">
        {money(old, was.unit)}
      </chakra.td>
      <chakra.td textAlign="end">{fresh === undefined || !is ? "–" : money(fresh, is.unit)}</chakra.td>
    </chakra.tr>
  );
  const needsReason = doing.failed !== undefined && doing.failed.startsWith(t("problems", { kinds: "" }).slice(0, 12));
  return (
    <>
      <Part
        title={t("alternative")}
        beside={
          chosen.seatsLeft !== null && (
            <chakra.span color="fg.muted" fontWeight="regular">
              {t("seats", { count: quote?.seatsLeft ?? chosen.seatsLeft })}
            </chakra.span>
          )
        }
      >
        {chosen.flights.map((flight) => (
          <FlightLine
            key={`${flight.airline.iata} ${flight.flightnum} ${String(flight.dept.utc)}`}
            flight={flight}
            words={words}
          />
        ))}
        {first && last && (
          <chakra.p color="fg.muted">
            {first.dept.utc !== segment.dept.utc && shift(first.dept.utc - segment.dept.utc)}
            {last.arrival.utc !== segment.arrival.utc && ` → ${shift(last.arrival.utc - segment.arrival.utc)}`}
            {chosen.baggage > 0 && ` · ${t("baggage", { count: chosen.baggage })}`}
          </chakra.p>
        )}
      </Part>
      <Part
        title={t("price")}
        beside={
          <>
            <chakra.span color="fg.muted" fontWeight="regular">
              {quote ? t("asked", { at: exact(quote.askedAt), until: clock(quote.heldUntil) }) : t("notAsked")}
            </chakra.span>
            {quote && (
              <StatusPill tone={verdictLooks[quote.verdict][0]} icon={verdictLooks[quote.verdict][1]}>
                {t(`verdict.${quote.verdict}`)}
              </StatusPill>
            )}
          </>
        }
      >
        <chakra.table width="full" fontVariantNumeric="tabular-nums">
          <chakra.thead color="fg.muted">
            <tr>
              <th scope="col">
                <chakra.span srOnly>{t("price")}</chakra.span>
              </th>
              <chakra.th scope="col" textAlign="end" fontWeight="regular">
                {t("chosen.at", { time: clock(chosen.selectedAt) })}
              </chakra.th>
              <chakra.th scope="col" textAlign="end" fontWeight="regular">
                {t("now")}
              </chakra.th>
            </tr>
          </chakra.thead>
          <tbody>
            {row(t("perPassenger"), Math.round(was.hundredths / people), is && Math.round(is.hundredths / people))}
            {row(t("all", { count: people }), was.hundredths, is?.hundredths)}
            {details.covered && row(t("absorbed"), -was.absorbed, is && -is.absorbed)}
            {row(t("pays"), was.payable, is?.payable, true)}
          </tbody>
        </chakra.table>
        {quote?.verdict === "absorbed" && (
          <Notice tone="warn">{t("says.absorbed", { more: money(Math.round(more / people), was.unit) })}</Notice>
        )}
        {quote?.verdict === "needs-consent" && is && (
          <Notice tone="warn">{t("says.needs-consent", { more: money(is.payable - was.payable, is.unit) })}</Notice>
        )}
        {consent && (
          <chakra.p color="fg.muted">
            {t(`consent.${consent.state}`, {
              price: money(consent.payable, was.unit),
              at: clock(consent.at),
              until: clock(consent.expiresAt),
            })}
          </chakra.p>
        )}
        {isOpen && quote && !isHeld && <chakra.p color="state.warn.fg">{t("over")}</chakra.p>}
      </Part>
      {isOpen && (
        <chakra.div borderTopWidth="1px" borderColor="border.subtle" px="4" py="3" display="grid" gap="2">
          {doing.failed !== undefined && <Notice tone="bad">{doing.failed}</Notice>}
          {(answering || needsReason) && (
            <Field.Root invalid={asked && reason.trim() === ""} required>
              <Field.Label>{answering ? t("answerTitle") : t("reason")}</Field.Label>
              <Textarea value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
              {answering && <Field.HelperText>{t("answerHelp")}</Field.HelperText>}
              <Field.ErrorText>{t("reasonNeeded")}</Field.ErrorText>
            </Field.Root>
          )}
          {answering ? (
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Button
                variant="solid"
                loading={doing.busy}
                onClick={() => {
                  setAsked(true);
                  if (reason.trim() !== "")
                    void act(() => api.disruption.decline({ id, version, reason: reason.trim() }), t("done.declined"));
                }}
              >
                {t("answerTitle")}
              </Button>
              <Button onClick={() => setAnswering(false)}>{t("close")}</Button>
            </chakra.div>
          ) : (
            <>
              {canConfirm && <chakra.p color="fg.muted">{t("confirmHelp")}</chakra.p>}
              <chakra.div display="flex" flexWrap="wrap" gap="2">
                {canConfirm && (
                  <Button variant="solid" loading={doing.busy} aria-keyshortcuts="Control+Enter" onClick={confirm}>
                    {t("confirm", { price: money(quote.price.hundredths, quote.price.unit) })}
                  </Button>
                )}
                {isHeld && quote.verdict === "needs-consent" && consent?.state !== "asked" && (
                  <Button
                    variant="solid"
                    loading={doing.busy}
                    onClick={() => void act(() => api.disruption.askTraveller({ id, version }), t("done.asked"))}
                  >
                    {t("askTraveller")}
                  </Button>
                )}
                <Button
                  variant={isHeld ? "outline" : "solid"}
                  loading={doing.busy}
                  onClick={() => void act(() => api.disruption.reprice({ id, version }))}
                >
                  {t("reprice")}
                </Button>
                <Button onClick={() => setAnswering(true)}>{t("answer")}</Button>
              </chakra.div>
            </>
          )}
        </chakra.div>
      )}
    </>
  );
}

function Lounge({
  details,
  words,
  onChanged,
}: Pick<ActingProps, "details" | "words"> & { readonly onChanged: () => void }) {
  const { t, clock } = words;
  const api = useApi();
  const doing = useDoing(words);
  const { lounge, fdaStatus, passesLeft, from, bookingNo } = details;
  if (lounge)
    return (
      <Part title={t("lounge")}>
        <p>
          {lounge.voucher !== null
            ? t("voucherCode", { code: lounge.voucher, at: clock(lounge.at) })
            : t("passSent", { at: clock(lounge.at) })}
        </p>
      </Part>
    );
  if (fdaStatus !== "LOUNGE_REQUESTED") return null;
  const hasPass = passesLeft > 0;
  return (
    <Part title={t("lounge")}>
      <chakra.p color="fg.muted">
        {hasPass ? t("passHelp", { count: passesLeft, airport: from }) : t("voucherHelp", { airport: from })}
      </chakra.p>
      {doing.failed !== undefined && <Notice tone="bad">{doing.failed}</Notice>}
      <Button
        variant="solid"
        justifySelf="start"
        loading={doing.busy}
        onClick={async () => {
          await doing.run(
            () => api.disruption.triggerLoungePass({ bookingNo, segmentId: details.segmentId }),
            ({ sent }) => t(`sent.${sent}`),
          );
          onChanged();
        }}
      >
        {hasPass ? t("sendPass") : t("sendVoucher")}
      </Button>
    </Part>
  );
}

function Contact({ details, words, onChanged, onMissed }: ActingProps) {
  const { t } = words;
  const api = useApi();
  const doing = useDoing(words);
  const seesCases = usePermission("cases");
  const [open, setOpen] = useState(details.fdaStatus === "NOTIFY_FAILED");
  const [email, setEmail] = useState("");
  const { id, version, covered, bookingNo, vendor, itineraryVersion } = details;
  const over = isOver(details.fdaStatus);
  async function act(call: () => Promise<Details>, said?: string): Promise<void> {
    const found = await doing.run(call, said);
    if (found) onChanged(found);
    else onMissed();
  }
  return (
    <Part title={t("contact")}>
      <chakra.p overflowWrap="anywhere">
        {details.email === "" && details.phone === ""
          ? t("noContact")
          : [details.email, details.phone].filter(Boolean).join(" · ")}
      </chakra.p>
      <chakra.p display="flex" flexWrap="wrap" gap="3">
        {seesCases && details.caseId !== null && (
          <AppLink href={casePath({ bookingNo, vendorCode: vendor, segmentId: details.segmentId })} color="accent.fg">
            {t("case")}
          </AppLink>
        )}
        {itineraryVersion !== null && (
          <AppLink href={tripPath(bookingNo, vendor)} color="accent.fg">
            {t("itinerary", { version: itineraryVersion })}
          </AppLink>
        )}
      </chakra.p>
      {doing.failed !== undefined && <Notice tone="bad">{doing.failed}</Notice>}
      {!over && open && (
        <chakra.form
          display="grid"
          gap="2"
          onSubmit={(event) => {
            event.preventDefault();
            void act(() => api.disruption.sendLink({ id, version, email: email.trim() }), t("done.link"));
          }}
        >
          <Field.Root>
            <Field.Label>{t("email")}</Field.Label>
            <Input
              type="text"
              inputMode="email"
              autoComplete="off"
              value={email}
              maxLength={254}
              onChange={({ target }) => setEmail(target.value)}
            />
            <Field.HelperText>
              {details.email === "" ? t("emailNone") : t("emailHelp", { email: details.email })} {t("sendLinkHelp")}
            </Field.HelperText>
          </Field.Root>
          <Button type="submit" variant="solid" justifySelf="start" loading={doing.busy}>
            {t("sendLink")}
          </Button>
        </chakra.form>
      )}
      {!over && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {!open && <Button onClick={() => setOpen(true)}>{t("sendLink")}</Button>}
          <Button
            loading={doing.busy}
            onClick={() => void act(() => api.disruption.cover({ id, version, covered: !covered }))}
          >
            {covered ? t("setNotCovered") : t("setCovered")}
          </Button>
        </chakra.div>
      )}
    </Part>
  );
}
