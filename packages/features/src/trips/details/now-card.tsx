import { chakra } from "@chakra-ui/react";
import type { AgendaDay, AgendaEvent, Piece } from "@gatehouse/domain/trips";
import { localClock } from "@gatehouse/domain/time";
import { MapPin } from "lucide-react";
import { zoneName } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { TripWords } from "../words/use-trip-words.ts";
import { messages } from "./messages/index.ts";
import { standingOf } from "./standing.ts";

export interface NowCardProps {
  readonly days: readonly AgendaDay[];
  readonly words: TripWords;
  /** Seconds since 1970, UTC. */
  readonly now: number;
}

/** Where the traveller stands now, and what comes next. */
export function NowCard({ days, words, now }: NowCardProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const standing = standingOf(days, now);
  if (!standing) return null;
  const what = ({ of, at }: AgendaEvent): string => {
    if (of.kind === "car") return t(at === "start" ? "event.pickup" : "event.dropOff");
    if (of.kind === "accommodation")
      return t(at === "start" ? "event.checkIn" : "event.checkOut", { name: of.piece.name });
    return at === "start" ? words.nameOf(of) : t("event.arrive", { place: destinationOf(of, words) });
  };
  const then = (event: AgendaEvent): string =>
    event.time.dateTime.length > 10
      ? t("now.then", { time: event.time.dateTime.slice(11), what: what(event) })
      : t("now.then.open", { what: what(event) });
  const zone = standing.state === "underWay" ? standing.start.time.zone : undefined;
  const line = {
    upcoming: () => (standing.state === "upcoming" ? t("now.upcoming", { length: words.duration(standing.in) }) : ""),
    underWay: () =>
      standing.state === "underWay"
        ? t(standing.of.kind === "flight" ? "now.flight" : "now.train", {
            place: destinationOf(standing.of, words),
            length: words.duration(standing.left),
          })
        : "",
    between: () =>
      standing.state === "between"
        ? t("now.between", { length: words.duration(standing.in), what: what(standing.next) })
        : "",
    past: () => t("now.past"),
  }[standing.state]();
  const next =
    standing.state === "underWay" ? standing.next : standing.state === "upcoming" ? standing.next : undefined;
  return (
    <chakra.section
      aria-label={t("now.title")}
      display="grid"
      gap="1.5"
      px="4"
      py="3"
      borderRadius="panel"
      bg={standing.state === "past" ? "bg.sunken" : "accent.soft"}
    >
      <chakra.span display="flex" alignItems="center" gap="1.5" textStyle="xs" color="fg.muted">
        <MapPin aria-hidden size={14} /> {t("now.title")}
        {zone !== undefined && `, ${localClock(now, zone).time} ${zoneName(now, zone, language)}`}
      </chakra.span>
      <chakra.strong textStyle="lg">{line}</chakra.strong>
      {standing.state === "underWay" && (
        <chakra.progress
          aria-label={t("now.progress", { place: destinationOf(standing.of, words) })}
          max={1}
          value={standing.progress}
          width="full"
          height="2"
          accentColor="accent.solid"
        />
      )}
      {next && <span>{then(next)}</span>}
    </chakra.section>
  );
}

const destinationOf = (of: Piece, words: TripWords): string =>
  of.kind === "flight"
    ? words.placeOf(of.piece.arrival.airportCode)
    : of.kind === "train"
      ? of.piece.arrivalStation
      : "";
