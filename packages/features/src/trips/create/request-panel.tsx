import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { requestName, stationText } from "@gatehouse/domain/requests";
import { type ItineraryContent, type BookedNights, requestCoverage } from "@gatehouse/domain/trips";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { TripWords } from "../words/use-trip-words.ts";
import type { ReadRequest } from "./data/use-trip-start.ts";
import { messages } from "./messages/index.ts";

export interface RequestPanelProps {
  readonly request: ReadRequest;
  /** The itinerary as it is by now. */
  readonly content: ItineraryContent;
  readonly words: TripWords;
}

/** What is asked for, beside what is made of it: each item says whether it is met (TRP-48). */
export function RequestPanel({ request: { travelRequest, traveller }, content, words }: RequestPanelProps) {
  const t = useMessages(messages);
  const { request, id } = travelRequest;
  const { flights, accommodations, cars, trains, extraInfo } = request;
  const named = trains.map((train) => ({
    ...train,
    departureStation: stationText(train.departureStation),
    arrivalStation: stationText(train.arrivalStation),
  }));
  const is = requestCoverage(content, { flights, accommodations, cars, trains: named });
  return (
    <chakra.section aria-label={t("request.title")} display="grid" gap="3" alignContent="start">
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="2">
        <chakra.h2 textStyle="md" fontWeight="strong">
          {t("request.title")}{" "}
          <chakra.span textStyle="code" fontWeight="regular">
            {requestName(id)}
          </chakra.span>
        </chakra.h2>
        {is.all > 0 && <chakra.output color="fg.muted">{t("request.met", { met: is.met, all: is.all })}</chakra.output>}
      </chakra.div>
      <chakra.p m="0">
        {[traveller.prefix, traveller.firstName, traveller.lastName].filter((part) => part !== "").join(" ")}
        <chakra.span display="block" color="fg.muted">
          {words.timeText(request.startDate)} – {words.timeText(request.endDate)}
        </chakra.span>
      </chakra.p>
      {flights.length > 0 && (
        <Part title={t("request.flights")} comment={request.flightComments}>
          {flights.map(({ departure, arrival }, place) => (
            <RequestedItem key={place} isMet={is.flights[place] === true}>
              {words.placeOf(departure.airportCode)} – {words.placeOf(arrival.airportCode)}
              <Muted>{words.timeText(departure.dateTime)}</Muted>
            </RequestedItem>
          ))}
        </Part>
      )}
      {accommodations.length > 0 && (
        <Part title={t("request.stays")} comment={request.hotelComments}>
          {accommodations.map(({ name, address, checkinDateTime, checkOutDateTime }, place) => (
            <RequestedItem key={place} isMet={isWhole(is.accommodations[place])} part={is.accommodations[place]}>
              {name}
              <Muted>{address}</Muted>
              <Muted>
                {words.timeText(checkinDateTime)} – {words.timeText(checkOutDateTime)}
              </Muted>
            </RequestedItem>
          ))}
        </Part>
      )}
      {cars.length > 0 && (
        <Part title={t("request.cars")} comment={request.carComments}>
          {cars.map(({ company, pickupLocation, pickupDateTime, dropDateTime }, place) => (
            <RequestedItem key={place} isMet={is.cars[place] === true}>
              {company}, {pickupLocation}
              <Muted>
                {words.timeText(pickupDateTime)} – {words.timeText(dropDateTime)}
              </Muted>
            </RequestedItem>
          ))}
        </Part>
      )}
      {trains.length > 0 && (
        <Part title={t("request.trains")} comment={request.trainComments}>
          {trains.map(({ departureStation, arrivalStation, departureDateTime }, place) => (
            <RequestedItem key={place} isMet={is.trains[place] === true}>
              {stationText(departureStation)} – {stationText(arrivalStation)}
              <Muted>{words.timeText(departureDateTime)}</Muted>
            </RequestedItem>
          ))}
        </Part>
      )}
      {extraInfo.callHouseDetails && (
        <p>{t("request.consent", { answer: t(extraInfo.callHouseDetails.consent ? "yes" : "no") })}</p>
      )}
    </chakra.section>
  );
}

const Muted = ({ children }: { readonly children: ReactNode }) => (
  <chakra.span display="block" color="fg.muted" textStyle="figures">
    {children}
  </chakra.span>
);

const isWhole = (nights: BookedNights | undefined): boolean => nights !== undefined && nights.booked === nights.nights;

interface RequestedItemProps {
  readonly isMet: boolean;
  /** How much of it is met, where it can be met in part. */
  readonly part?: BookedNights | undefined;
  readonly children: ReactNode;
}

/** One thing that is asked for, with a mark whether it is there. */
function RequestedItem({ isMet, part, children }: RequestedItemProps) {
  const t = useMessages(messages);
  const isBegun = !isMet && part !== undefined && part.booked > 0;
  const [Icon, color] = isMet
    ? ([CircleCheck, "state.ok.fg"] as const)
    : isBegun
      ? ([CircleAlert, "state.warn.fg"] as const)
      : ([CircleDashed, "fg.muted"] as const);
  return (
    <chakra.li display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="2">
      <chakra.span color={color} pt="0.5">
        <Icon aria-hidden size={16} />
      </chakra.span>
      <div>
        <VisuallyHidden>{t(isMet ? "request.isMet" : "request.isOpen")} </VisuallyHidden>
        {children}
        {isBegun && (
          <chakra.span display="block" color="state.warn.fg">
            {t("request.nights", { booked: part.booked, count: part.nights })}
          </chakra.span>
        )}
      </div>
    </chakra.li>
  );
}

interface PartProps {
  readonly title: string;
  /** What the traveller wrote beside it. */
  readonly comment: string;
  readonly children: ReactNode;
}

function Part({ title, comment, children }: PartProps) {
  const t = useMessages(messages);
  return (
    <chakra.div borderTopWidth="1px" borderColor="border.subtle" pt="2">
      <chakra.h3 m="0" textStyle="xs" color="fg.muted" fontWeight="regular">
        {title}
      </chakra.h3>
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1.5" overflowWrap="anywhere">
        {children}
      </chakra.ul>
      {comment !== "" && (
        <chakra.p bg="bg.sunken" borderRadius="control" px="3" py="2" mt="2" mb="0" whiteSpace="pre-wrap">
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            {t("request.message")}
          </chakra.span>
          {comment}
        </chakra.p>
      )}
    </chakra.div>
  );
}
