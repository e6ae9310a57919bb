import { Button, chakra, Field, Textarea } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { StatusPill, type StatusTone } from "@gatehouse/ui/status-pill";
import { CircleCheck, type LucideIcon, TrendingDown, TrendingUp, UserCheck } from "lucide-react";
import { useState } from "react";
import { useApi, useShortcut } from "../../../app/index.ts";
import { useNow } from "../../../app/time/index.ts";
import type { Details } from "../data/use-details.ts";
import { useDisruptionChange } from "../use-disruption-change.ts";
import { FlightLine } from "./flight-line.tsx";
import { type ActingProps, Part } from "./part.tsx";

const verdictLooks: Readonly<
  Record<"unchanged" | "cheaper" | "absorbed" | "needs-consent", readonly [StatusTone, LucideIcon]>
> = {
  unchanged: ["ok", CircleCheck],
  cheaper: ["ok", TrendingDown],
  absorbed: ["warn", TrendingUp],
  "needs-consent": ["bad", UserCheck],
};

/** The flight that the traveller chose, what it costs now, and what staff answer. */
export function Alternative({ details, words, onChanged, onMissed }: ActingProps) {
  const { t, clock, exact, money, length } = words;
  const api = useApi();
  const now = useNow();
  const change = useDisruptionChange(words);
  const [answering, setAnswering] = useState(false);
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const { id, version, chosen, quote, consent, segment } = details;
  const isOpen = details.fdaStatus === "ALTERNATIVE_CHOSEN";
  const isHeld = quote !== null && quote.heldUntil > now;
  const canConfirm = isOpen && isHeld && quote.verdict !== "needs-consent";

  async function act(call: () => Promise<Details>, said?: string): Promise<void> {
    const found = await change.run(call, said);
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
  const needsReason = change.failedCode === "ITINERARY_PROBLEMS";
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
          {change.failed !== undefined && <Notice tone="bad">{change.failed}</Notice>}
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
                loading={change.busy}
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
                  <Button variant="solid" loading={change.busy} aria-keyshortcuts="Control+Enter" onClick={confirm}>
                    {t("confirm", { price: money(quote.price.hundredths, quote.price.unit) })}
                  </Button>
                )}
                {isHeld && quote.verdict === "needs-consent" && consent?.state !== "asked" && (
                  <Button
                    variant="solid"
                    loading={change.busy}
                    onClick={() => void act(() => api.disruption.askTraveller({ id, version }), t("done.asked"))}
                  >
                    {t("askTraveller")}
                  </Button>
                )}
                <Button
                  variant={isHeld ? "outline" : "solid"}
                  loading={change.busy}
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
