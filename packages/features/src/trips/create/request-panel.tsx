import { chakra } from "@chakra-ui/react";
import { requestName, stationText } from "@gatehouse/domain/requests";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { TripWords } from "../words/use-trip-words.ts";
import type { ReadRequest } from "./data/use-trip-start.ts";
import { messages } from "./messages/index.ts";

export interface RequestPanelProps {
  readonly request: ReadRequest;
  readonly words: TripWords;
}

/** What is asked for, beside what is made of it. */
export function RequestPanel({ request: { travelRequest, traveller }, words }: RequestPanelProps) {
  const t = useMessages(messages);
  const { request, id } = travelRequest;
  const { flights, accommodations, cars, trains, extraInfo } = request;
  return (
    <chakra.section aria-label={t("request.title")} display="grid" gap="3" alignContent="start">
      <chakra.h2 textStyle="md" fontWeight="strong">
        {t("request.title")}{" "}
        <chakra.span textStyle="code" fontWeight="regular">
          {requestName(id)}
        </chakra.span>
      </chakra.h2>
      <chakra.p m="0">
        {[traveller.prefix, traveller.firstName, traveller.lastName].filter((part) => part !== "").join(" ")}
        <chakra.span display="block" color="fg.muted">
          {words.timeText(request.startDate)} – {words.timeText(request.endDate)}
        </chakra.span>
      </chakra.p>
      {flights.length > 0 && (
        <Part title={t("request.flights")} comment={request.flightComments}>
          {flights.map(({ departure, arrival }, place) => (
            <li key={place}>
              {words.placeOf(departure.airportCode)} – {words.placeOf(arrival.airportCode)}
              <Muted>{words.timeText(departure.dateTime)}</Muted>
            </li>
          ))}
        </Part>
      )}
      {accommodations.length > 0 && (
        <Part title={t("request.stays")} comment={request.hotelComments}>
          {accommodations.map(({ name, address, checkinDateTime, checkOutDateTime }, place) => (
            <li key={place}>
              {name}
              <Muted>{address}</Muted>
              <Muted>
                {words.timeText(checkinDateTime)} – {words.timeText(checkOutDateTime)}
              </Muted>
            </li>
          ))}
        </Part>
      )}
      {cars.length > 0 && (
        <Part title={t("request.cars")} comment={request.carComments}>
          {cars.map(({ company, pickupLocation, pickupDateTime, dropDateTime }, place) => (
            <li key={place}>
              {company}, {pickupLocation}
              <Muted>
                {words.timeText(pickupDateTime)} – {words.timeText(dropDateTime)}
              </Muted>
            </li>
          ))}
        </Part>
      )}
      {trains.length > 0 && (
        <Part title={t("request.trains")} comment={request.trainComments}>
          {trains.map(({ departureStation, arrivalStation, departureDateTime }, place) => (
            <li key={place}>
              {stationText(departureStation)} – {stationText(arrivalStation)}
              <Muted>{words.timeText(departureDateTime)}</Muted>
            </li>
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
