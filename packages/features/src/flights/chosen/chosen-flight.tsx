import { Button, chakra } from "@chakra-ui/react";
import { priceText } from "@gatehouse/domain/flights";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { BadgeCheck, Check, CircleHelp } from "lucide-react";
import { useState } from "react";
import { useApi, useErrorText, useToast } from "../../app/index.ts";
import { relativeTime, useNow } from "../../app/time/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { longDay } from "../day-text.ts";
import { messages } from "./messages/index.ts";
import type { ChosenFlight as Chosen } from "./data/use-chosen-flights.ts";

export interface ChosenFlightProps {
  readonly choice: Chosen;
  /** It was settled, here or elsewhere: the list is to be read again. */
  readonly onSettled: () => void;
}

/** One choice: whose booking, whether it is vouched for, what was chosen, and the button that settles it. */
export function ChosenFlight({ choice, onSettled }: ChosenFlightProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const now = useNow();
  const { bookingNo, vendor, verified, hasBooking, selectedAt, flights, price, settledAt, settledBy } = choice;
  const amount = priceText(price.hundredths, price.unit, language);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "15rem minmax(0, 1fr) auto" }}
      columnGap="5"
      rowGap="2"
      alignItems="start"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="panel"
      px="4"
      py="3"
    >
      <div>
        <chakra.p textStyle="figures">
          <b>{bookingNo}</b> <chakra.span color="fg.muted">{vendor}</chakra.span>
        </chakra.p>
        <chakra.p pt="1">
          <StatusPill tone={verified ? "ok" : "warn"} icon={verified ? BadgeCheck : CircleHelp}>
            {t(verified ? "verified" : "unverified")}
          </StatusPill>
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.muted" pt="1">
          <time dateTime={new Date(selectedAt * 1000).toISOString()}>
            {t("chosen", { ago: relativeTime(now, selectedAt, language) })}
          </time>
        </chakra.p>
      </div>
      <div>
        <chakra.ul listStyleType="none" textStyle="figures">
          {flights.map(({ flight, from, to, departs }) => (
            <li key={`${flight} ${departs}`}>
              <b>
                {from} – {to}
              </b>{" "}
              {flight} · {longDay(departs.slice(0, 10), language)}, {departs.slice(11, 16)}
            </li>
          ))}
        </chakra.ul>
        <chakra.p textStyle="sm" pt="1">
          {t("price", amount)} · {t("passengers", { count: choice.passengers })} ·{" "}
          {t("baggage", { count: choice.baggage })}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.muted" pt="1" maxW="64ch">
          {t(verified ? "verified.help" : "unverified.help")} {!hasBooking && t("noBooking")}
        </chakra.p>
      </div>
      {settledAt === null ? (
        <Settle choice={choice} onSettled={onSettled} />
      ) : (
        <chakra.p textStyle="sm" color="fg.muted">
          {t("settled", { userid: settledBy ?? "", ago: relativeTime(now, settledAt, language) })}
        </chakra.p>
      )}
    </chakra.li>
  );
}

function Settle({ choice: { id, selectedAt, bookingNo }, onSettled }: ChosenFlightProps) {
  const t = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText(messages);
  const [isDone, setDone] = useState(false);
  const booking = { booking: bookingNo };
  const { run, running } = useOperation(async () => {
    try {
      await api.flightChoices.settle({ id, selectedAt });
      setDone(true);
      toast({ tone: "success", title: t("settle.done", booking) });
    } catch (error) {
      toast({ tone: "error", title: t("settle.failed", booking), description: errorText(error) });
    }
    onSettled();
  });
  return (
    <Button
      type="button"
      justifySelf="start"
      aria-label={t("settle.label", booking)}
      aria-disabled={running || isDone}
      onClick={() => {
        if (!running && !isDone) void run();
      }}
    >
      <Check aria-hidden /> {t("settle")}
    </Button>
  );
}
