import { chakra } from "@chakra-ui/react";
import type { AgendaDay, AgendaEvent, FlightState } from "@gatehouse/domain/trips";
import { localClock } from "@gatehouse/domain/time";
import { ArrowLeftToLine, ArrowRightToLine, Globe, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { zoneName } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { FlightStateLine } from "./flight-state-line.tsx";
import { PieceIcon } from "../words/piece-icon.ts";
import type { TripWords } from "../words/use-trip-words.ts";
import { dayTitle, zoneTitle } from "./clock-words.ts";
import { messages } from "./messages/index.ts";

export interface TimelineProps {
  readonly days: readonly AgendaDay[];
  readonly words: TripWords;
  /** Seconds since 1970, UTC. */
  readonly now: number;
  /** How flights stand, as far as somebody knows. */
  readonly states: readonly FlightState[];
}

/** A trip by local days, every change of the clock named (TRP-4). */
export function Timeline({ days, words, now, states }: TimelineProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <chakra.div display="grid" gap="5">
      {days.map(({ date, events }, place) => {
        const isToday = events.some(
          ({ time, instant }) => instant !== null && localClock(now, time.zone).date === date,
        );
        return (
          // The same day comes twice where a trip goes over the date line.
          <chakra.section key={`${date} ${place}`} aria-labelledby={`day-${place}`} css={{ breakInside: "avoid" }}>
            <chakra.h2
              id={`day-${place}`}
              textStyle="md"
              fontWeight="strong"
              pb="1.5"
              borderBottomWidth="1px"
              borderColor="border.subtle"
            >
              {dayTitle(date, language)}
              {isToday && (
                <chakra.span fontWeight="regular" color="fg.muted" ms="2">
                  {t("today")}
                </chakra.span>
              )}
            </chakra.h2>
            <chakra.ol listStyleType="none" m="0" p="0">
              {events.map((event) => (
                <EventRow
                  key={`${event.of.kind} ${event.of.piece.id} ${event.at}`}
                  event={event}
                  words={words}
                  state={
                    event.of.kind === "flight"
                      ? states.find(({ flightId }) => flightId === event.of.piece.id)
                      : undefined
                  }
                />
              ))}
            </chakra.ol>
          </chakra.section>
        );
      })}
    </chakra.div>
  );
}

interface EventRowProps {
  readonly event: AgendaEvent;
  readonly words: TripWords;
  readonly state: FlightState | undefined;
}

function EventRow({ event, words, state }: EventRowProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { of, at, time, instant, clockShift, zoneChanged } = event;
  const hour = time.dateTime.slice(11);
  const { title, lines, numbers } = useEventWords(event, words);
  const shift =
    clockShift === 0 || instant === null
      ? undefined
      : t(
          `shift.${zoneChanged ? (clockShift > 0 ? "zoneForward" : "zoneBack") : clockShift > 0 ? "forward" : "back"}`,
          {
            length: words.duration(Math.abs(clockShift) * 60),
            zone: zoneTitle(instant, time.zone, language),
          },
        );
  const ShiftIcon = clockShift > 0 ? ArrowRightToLine : ArrowLeftToLine;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: "4rem 1.25rem minmax(0, 1fr)", md: "6.5rem 1.5rem minmax(0, 1fr) auto" }}
      columnGap="3"
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      css={{ breakInside: "avoid" }}
    >
      <chakra.div textAlign="end" textStyle="figures">
        <chakra.strong fontWeight="strong" textStyle="md">
          {hour === "" ? "" : hour}
        </chakra.strong>{" "}
        <chakra.span
          display={{ base: "block", md: hour === "" ? "block" : "inline" }}
          textStyle="xs"
          color="fg.muted"
          whiteSpace="nowrap"
        >
          {hour === "" ? t("time.open") : instant === null ? t("zone.unknown") : zoneName(instant, time.zone, language)}
        </chakra.span>
      </chakra.div>
      <chakra.span color={at === "start" ? "fg" : "fg.muted"} pt="0.5">
        <PieceIcon of={of} size={18} />
      </chakra.span>
      <chakra.div display="grid" gap="0.5" minW="0" overflowWrap="anywhere">
        <chakra.strong fontWeight="strong">{title}</chakra.strong>
        {lines.map((line, place) => (
          <chakra.span key={place} color="fg.muted">
            {line}
          </chakra.span>
        ))}
        {state && <FlightStateLine event={event} state={state} words={words} />}
        {shift !== undefined && (
          <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="state.violet.fg" fontWeight="strong">
            <ShiftIcon aria-hidden size={16} /> {shift}
          </chakra.span>
        )}
      </chakra.div>
      {numbers.length > 0 && (
        <chakra.dl
          m="0"
          gridColumn={{ base: "3", md: "auto" }}
          textAlign={{ base: "start", md: "end" }}
          display="grid"
          alignContent="start"
          gap="0.5"
        >
          {numbers.map(({ name, number }) => (
            <chakra.div key={name} display="flex" gap="2" justifyContent={{ base: "flex-start", md: "flex-end" }}>
              <chakra.dt color="fg.muted" textStyle="xs" alignSelf="center">
                {name}
              </chakra.dt>
              <chakra.dd m="0" textStyle="code">
                {number}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
    </chakra.li>
  );
}

/** What an event says beside its time. */
function useEventWords(
  { of, at }: AgendaEvent,
  words: TripWords,
): {
  readonly title: ReactNode;
  readonly lines: readonly ReactNode[];
  readonly numbers: readonly { readonly name: string; readonly number: string }[];
} {
  const t = useMessages(messages);
  const isStart = at === "start";
  const joined = (...parts: readonly string[]): readonly string[] => {
    const text = parts.filter((part) => part !== "").join(" · ");
    return text === "" ? [] : [text];
  };
  const number = (name: string, value: string) => (value === "" ? [] : [{ name, number: value }]);
  const confirmation = number(t("confirmation"), of.piece.confirmationNumber);
  const phone = (value: string): readonly ReactNode[] =>
    value === "" ? [] : [<PhoneLink key="phone" number={value} label={t("call", { number: value })} />];
  switch (of.kind) {
    case "flight": {
      const { airlineCode, flightNum, departure, arrival, pnr, passengerExtra } = of.piece;
      const end = isStart ? departure : arrival;
      const seats = passengerExtra.map(({ seatno }) => seatno).filter((seat) => seat !== "");
      const place = words.placeOf(end.airportCode);
      return {
        title: (
          <>
            {t(isStart ? "event.depart" : "event.arrive", { place })}{" "}
            {place !== end.airportCode && (
              <chakra.span textStyle="code" fontWeight="regular" color="fg.muted">
                {end.airportCode}
              </chakra.span>
            )}
          </>
        ),
        lines: joined(
          `${airlineCode} ${flightNum}`,
          end.terminal === "" ? "" : t("terminal", { terminal: end.terminal }),
          isStart && seats.length > 0 ? t(seats.length > 1 ? "seats" : "seat", { seat: seats.join(", ") }) : "",
        ),
        numbers: isStart
          ? [...number(t("pnr"), pnr), ...(of.piece.confirmationNumber === pnr ? [] : confirmation)]
          : [],
      };
    }
    case "train": {
      const { company, trainNum, departureStation, arrivalStation, passengerExtra } = of.piece;
      const seats = passengerExtra.map(({ seatno }) => seatno).filter((seat) => seat !== "");
      return {
        title: t(isStart ? "event.depart" : "event.arrive", { place: isStart ? departureStation : arrivalStation }),
        lines: joined(
          `${company} ${trainNum}`.trim(),
          isStart && seats.length > 0 ? t(seats.length > 1 ? "seats" : "seat", { seat: seats.join(", ") }) : "",
        ),
        numbers: isStart ? confirmation : [],
      };
    }
    case "car": {
      const { company, pickupLocation, dropOffLocation, dropDateTime } = of.piece;
      return {
        title: t(isStart ? "event.pickup" : "event.dropOff"),
        lines: [
          ...joined(
            company,
            isStart ? pickupLocation : dropOffLocation || pickupLocation,
            isStart ? t("until", { time: words.timeText(dropDateTime) }) : "",
          ),
          ...(isStart ? phone(of.piece.phone) : []),
        ],
        numbers: isStart ? confirmation : [],
      };
    }
    case "accommodation": {
      const { name, address, website, checkinDateTime, checkOutDateTime } = of.piece;
      return {
        title: t(isStart ? "event.checkIn" : "event.checkOut", { name }),
        lines: isStart
          ? [
              ...joined(address, words.nights(checkinDateTime, checkOutDateTime)),
              ...phone(of.piece.phone),
              ...(website === "" ? [] : [<Website key="website" address={website} />]),
            ]
          : [],
        numbers: isStart ? confirmation : [],
      };
    }
  }
}

/** A phone number of an itinerary that calls when it is pressed. */
export const PhoneLink = ({ number, label }: { readonly number: string; readonly label: string }) => (
  <chakra.a
    href={`tel:${number.replaceAll(/[^+\d]/g, "")}`}
    aria-label={label}
    display="inline-flex"
    alignItems="center"
    gap="1.5"
    color="accent.fg"
    textStyle="figures"
  >
    <Phone aria-hidden size={14} /> {number}
  </chakra.a>
);

/** It opens in a tab of its own and learns nothing of this page. */
const Website = ({ address }: { readonly address: string }) => (
  <chakra.a
    href={address}
    target="_blank"
    rel="noreferrer noopener"
    display="inline-flex"
    alignItems="center"
    gap="1.5"
    color="accent.fg"
  >
    <Globe aria-hidden size={14} /> {address.replace(/^https?:\/\//i, "")}
  </chakra.a>
);
