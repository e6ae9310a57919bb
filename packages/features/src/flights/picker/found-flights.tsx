import { Button, chakra, NativeSelect } from "@chakra-ui/react";
import {
  alternatesOf,
  defaultSort,
  flightIndex,
  flightView,
  isSoldOut,
  type Itinerary,
  noFilters,
  passengerTotal,
  type SearchRequest,
  type Segment,
  type SortType,
  sortTypes,
  stopCount,
  totalHundredths,
  type Trip,
  tripCard,
} from "@gatehouse/domain/flights";
import { Plus } from "lucide-react";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { type ResultWords, useResultWords } from "../results/use-result-words.ts";
import { messages } from "./messages/index.ts";

/** So many are shown at first, and with each press more. */
const step = 20;

export interface FoundFlightsProps {
  readonly itineraries: readonly Itinerary[];
  readonly request: SearchRequest;
  /** No more will come. */
  readonly isComplete: boolean;
  /** Not all of it came. */
  readonly hasFailed: boolean;
  readonly onTake: (segments: readonly Segment[]) => void;
}

/** What was found, a line for each. */
export function FoundFlights({ itineraries, request, isComplete, hasFailed, onTake }: FoundFlightsProps) {
  const t = useMessages(messages);
  const words = useResultWords();
  const id = useId();
  const [sort, setSort] = useState(defaultSort);
  const [most, setMost] = useState(step);
  const index = useMemo(() => flightIndex(itineraries, request.passengers), [itineraries, request]);
  const { rows } = useMemo(() => flightView(index, noFilters, sort), [index, sort]);
  const flights = t("count", { count: rows.length });
  return (
    <chakra.section aria-label={t("results")} display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.output flex="1" fontWeight="strong">
          {isComplete ? flights : t("count.coming", { flights })}
        </chakra.output>
        <chakra.label htmlFor={`${id}-sort`} color="fg.muted">
          {t("sort")}
        </chakra.label>
        <NativeSelect.Root width="auto">
          <NativeSelect.Field
            id={`${id}-sort`}
            value={sort.type}
            onChange={({ currentTarget }) =>
              setSort({ type: sortTypes.find((type) => type === currentTarget.value) ?? "best", isAscending: true })
            }
          >
            {sortTypes.map((type: SortType) => (
              <option key={type} value={type}>
                {words.sortName(type)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </chakra.div>
      {hasFailed && (
        <chakra.p m="0" color="fg.muted">
          {t("missing")}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" m="0" p="0" borderTopWidth="1px" borderColor="border.subtle">
        {rows.slice(0, most).map((itinerary) => (
          <Found key={itinerary.id} itinerary={itinerary} request={request} words={words} onTake={onTake} />
        ))}
      </chakra.ul>
      {rows.length > most && (
        <Button variant="outline" justifySelf="center" onClick={() => setMost(most + step)}>
          {t("more", { count: Math.min(step, rows.length - most) })}
        </Button>
      )}
    </chakra.section>
  );
}

interface FoundProps {
  readonly itinerary: Itinerary;
  readonly request: SearchRequest;
  readonly words: ResultWords;
  readonly onTake: (segments: readonly Segment[]) => void;
}

function Found({ itinerary, request, words, onTake }: FoundProps) {
  const t = useMessages(messages);
  const id = useId();
  const { trips, pricePerPassenger, totalPrice } = itinerary;
  const { unit } = totalPrice.basePrice;
  const passengers = passengerTotal(request.passengers);
  const isGone = isSoldOut(itinerary, request.passengers);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr) auto", md: "minmax(0, 1fr) 8rem auto" }}
      columnGap="4"
      rowGap="2"
      alignItems="center"
      py="2"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.div id={id} minW="0" display="grid" gap="1" gridColumn={{ base: "1 / -1", md: "auto" }}>
        {trips.map((trip, place) => (
          <TripLine key={place} trip={trip} place={place} request={request} words={words} />
        ))}
      </chakra.div>
      <chakra.div textAlign={{ md: "end" }}>
        <chakra.span display="block" fontWeight="strong" textStyle="figures">
          {words.price(pricePerPassenger, unit)} <Small>{unit}</Small>
        </chakra.span>
        <Small>
          {passengers === 1
            ? t("perPassenger")
            : t("total", { price: words.price(totalHundredths(totalPrice), unit), passengers })}
        </Small>
      </chakra.div>
      <Button aria-describedby={id} disabled={isGone} onClick={() => onTake(trips.flatMap(({ segments }) => segments))}>
        {isGone ? (
          words.t("card.soldOut")
        ) : (
          <>
            <Plus aria-hidden /> {t("take")}
          </>
        )}
      </Button>
    </chakra.li>
  );
}

interface TripLineProps {
  readonly trip: Trip;
  readonly place: number;
  readonly request: SearchRequest;
  readonly words: ResultWords;
}

/** "08:40 ATL – 11:58 RST +1 day", who flies it, how long and by way of where; what was not searched for says so. */
function TripLine({ trip, place, request, words }: TripLineProps) {
  const { t, day } = words;
  const { airline, flightNumbers, departure, arrival, dayShift, duration, connections } = tripCard(trip);
  const differs = alternatesOf(trip, place, request);
  const stops = stopCount(trip);
  const shift = Math.abs(dayShift);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" }}
      columnGap="4"
    >
      <chakra.div minW="0">
        <chakra.strong fontWeight="strong" textStyle="figures">
          {departure.time} <Code>{departure.iata}</Code> – {arrival.time} <Code>{arrival.iata}</Code>
        </chakra.strong>{" "}
        {dayShift !== 0 && (
          <chakra.span color="state.warn.fg" whiteSpace="nowrap">
            {dayShift > 0 ? t("card.day", { count: shift }) : t("card.dayBefore", { count: shift })}
          </chakra.span>
        )}
        <Small display="block">
          {[
            day(departure.date),
            ...(differs.from || differs.to ? [t("card.alternateAirport")] : []),
            ...(differs.date ? [t("card.alternateDate")] : []),
          ].join(" · ")}
        </Small>
      </chakra.div>
      <chakra.div minW="0">
        <chakra.span display="block" overflowWrap="anywhere">
          {airline?.name ?? t("card.several")} <Code>{flightNumbers.join(", ")}</Code>
        </chakra.span>
        <Small display="block">
          {duration} {t("card.hours")} ·{" "}
          {stops === 0
            ? t("card.nonstop")
            : `${t("card.stops", { count: stops })} ${t("card.via", { airports: connections.map(({ arrives }) => arrives.code).join(", ") })}`}
        </Small>
      </chakra.div>
    </chakra.div>
  );
}

const Code = ({ children }: { readonly children: ReactNode }) => (
  <chakra.span textStyle="code" fontWeight="inherit">
    {children}
  </chakra.span>
);

const Small = chakra("span", { base: { textStyle: "xs", color: "fg.muted" } });
