import { Button, chakra } from "@chakra-ui/react";
import { addDays, isDate } from "@gatehouse/domain/time";
import { TriangleAlert } from "lucide-react";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { RequestAirport } from "../fields/request-airport.tsx";
import { RequestDate } from "../fields/request-date.tsx";
import { dayOf, daysOf } from "../form/day-words.ts";
import type { ChainNote } from "../form/use-date-chain.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";
import { EntryRow } from "./entry-row.tsx";

const columns = "minmax(0, 1fr) minmax(0, 1fr) 9rem minmax(0, 7rem)";

/** Most days that are offered one by one. */
const fewDays = 4;

export interface FlightRowProps {
  readonly place: number;
  /** The first day that it may have. */
  readonly earliest: string;
  readonly onRemove: () => void;
}

/** The fields of a flight in a travel request; where a change has taken its date away, the warning stands over it. */
export function FlightRow({ place, earliest, onRemove }: FlightRowProps) {
  const t = useMessages(messages);
  const { chain, values } = useRequestForm();
  const gap = chain.gap?.flight === place ? chain.gap : null;
  const note = chain.noteOf(place);
  const row = (
    <EntryRow
      place={place + 1}
      columns={columns}
      hidesNames={place > 0}
      tone={gap ? "warn" : undefined}
      removeLabel={t("remove.flights", { place: place + 1 })}
      onRemove={onRemove}
    >
      <RequestAirport path={`flights.${place}.flightDeparture`} />
      <RequestAirport path={`flights.${place}.flightDestination`} />
      <RequestDate
        path={`flights.${place}.flightDepartureDate`}
        min={earliest}
        max={values.endDate}
        tooEarly={t(place > 0 ? "problem.date.beforePreviousFlight" : "problem.date.outsideTrip")}
        onChange={(date) => chain.change(place, date)}
      />
      <Note note={note} isFirst={place === 0} />
    </EntryRow>
  );
  if (!gap) return row;
  return (
    <chakra.div
      bg="state.warn.soft"
      borderRadius="control"
      mx={{ base: "0", md: "-2.5" }}
      px={{ base: "3", md: "2.5" }}
      py="2"
      css={{ "& [data-part=date]::placeholder": { color: "fg.muted" } }}
    >
      <chakra.div
        role="alert"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2"
        rowGap="1"
        mb="2"
        color="state.warn.fg"
        fontWeight="strong"
      >
        <TriangleAlert aria-hidden size={16} />
        <chakra.span flex="1 1 12rem">{t("chain.cleared", { count: gap.count })}</chakra.span>
        <Button
          variant="plain"
          color="state.warn.fg"
          textDecoration="underline"
          textUnderlineOffset="2px"
          minH={{ base: "touch", md: "0" }}
          aria-label={t("chain.undoOf", { place: gap.by + 1 })}
          onClick={chain.undo}
        >
          {t("chain.undo")}
        </Button>
      </chakra.div>
      {row}
      <DayChoice place={place} from={earliest} to={values.endDate} />
    </chakra.div>
  );
}

/** What the chain did to the date beside it. */
function Note({ note, isFirst }: { readonly note: ChainNote; readonly isFirst: boolean }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const day = (date: string): string => dayOf(date, language);
  if (!note) return null;
  return (
    <chakra.p
      textStyle="xs"
      color={note.kind === "cleared" ? "state.warn.fg" : "fg.muted"}
      minH={{ md: "control" }}
      display="flex"
      alignItems="center"
      mt={{ base: "0", md: "6", lg: isFirst ? "6" : "0" }}
    >
      {note.kind === "changed"
        ? t("chain.changed")
        : t(note.kind === "raised" ? "chain.raised" : "chain.was", { date: day(note.was) })}
    </chakra.p>
  );
}

/** On phones the days that are left, each one press away. */
function DayChoice({ place, from, to }: { readonly place: number; readonly from: string; readonly to: string }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { chain, isNarrow } = useRequestForm();
  const count = isDate(from) && isDate(to) ? daysOf(from, to) : 0;
  if (!isNarrow || count === 0 || count > fewDays) return null;
  return (
    <chakra.fieldset
      aria-label={t("chain.days", { place: place + 1 })}
      display="grid"
      gridTemplateColumns={`repeat(${Math.min(count, 3)}, minmax(0, 1fr))`}
      gap="2"
      mt="2"
    >
      {Array.from({ length: count }, (_, day) => addDays(from, day)).map((date) => (
        <Button key={date} size="lg" px="2" onClick={() => chain.change(place, date)}>
          {dayOf(date, language)}
        </Button>
      ))}
    </chakra.fieldset>
  );
}
