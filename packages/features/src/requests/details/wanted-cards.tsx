import { chakra } from "@chakra-ui/react";
import { callHouseAddress, stationText } from "@gatehouse/domain/requests";
import { daysBetween } from "@gatehouse/domain/time";
import { Notice } from "@gatehouse/ui/notice";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { BedDouble, Car, Check, House, Plane, TrainFront, X } from "lucide-react";
import { cardDay } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useAirportName } from "./data/use-airport-name.ts";
import type { ReadRequest } from "./data/use-request.ts";
import { Facts } from "./facts.tsx";
import { messages } from "./messages/index.ts";
import { Message, Section } from "./section.tsx";

type Content = ReadRequest["travelRequest"]["request"];

export interface WantedProps {
  readonly request: Content;
}

/** A day, with its time where one was given: `2026-Nov-30, 12:30`. */
function useMomentText(): (local: string) => string {
  const language = useLanguage();
  return (local) =>
    local === ""
      ? ""
      : [cardDay(local.slice(0, 10), language), local.slice(11, 16)].filter((part) => part !== "").join(", ");
}

function Airport({ iata }: { readonly iata: string }) {
  const name = useAirportName(iata);
  return (
    <>
      <chakra.span fontFamily="mono" fontWeight="strong">
        {iata}
      </chakra.span>{" "}
      <chakra.span color="fg.muted">{name}</chakra.span>
    </>
  );
}

const Column = chakra("th", {
  base: { textAlign: "start", textStyle: "xs", color: "fg.muted", fontWeight: "regular", paddingBlockEnd: "1" },
});
const Cell = chakra("td", {
  base: { paddingBlock: "1.5", borderTopWidth: "1px", borderColor: "border.subtle", paddingInlineEnd: "3" },
});

/** The card of a travel request's flights on its page. */
export function FlightDetails({ request: { flights, flightComments, timePreferences } }: WantedProps) {
  const t = useMessages(messages);
  const momentText = useMomentText();
  return (
    <Section boxed title={t("flight.title")} icon={Plane} note={t("flight.count", { count: flights.length })}>
      <chakra.table width="full">
        <thead>
          <tr>
            <Column scope="col">{t("flight.from")}</Column>
            <Column scope="col">{t("flight.to")}</Column>
            <Column scope="col">{t("flight.date")}</Column>
          </tr>
        </thead>
        <tbody>
          {flights.map(({ departure, arrival }, place) => (
            <tr key={place}>
              <Cell>
                <Airport iata={departure.airportCode} />
              </Cell>
              <Cell>
                <Airport iata={arrival.airportCode} />
              </Cell>
              <Cell textStyle="figures" whiteSpace="nowrap">
                {momentText(departure.dateTime)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </chakra.table>
      {timePreferences.length > 0 && (
        <Facts
          columns={1}
          facts={[{ label: t("preferences"), text: timePreferences.map((band) => t(`band.${band}`)).join(", ") }]}
        />
      )}
      <Message label={t("message")} text={flightComments} />
    </Section>
  );
}

/** The card of a travel request's rental cars on its page. */
export function CarDetails({ request: { cars, carComments } }: WantedProps) {
  const t = useMessages(messages);
  const momentText = useMomentText();
  const [company, ...others] = [...new Set(cars.map((car) => car.company))];
  // Of several companies each is named at its car.
  const isOfOne = others.length === 0;
  return (
    <Section boxed title={t("car.title")} icon={Car} note={isOfOne && company}>
      {cars.map((car, place) => (
        <Facts
          key={place}
          columns={2}
          facts={[
            ...(isOfOne ? [] : [{ label: t("car.company"), text: car.company, wide: true }]),
            { label: t("car.pickup"), text: momentText(car.pickupDateTime) },
            { label: t("car.dropOff"), text: momentText(car.dropDateTime) },
            { label: t("car.pickupLocation"), text: car.pickupLocation },
            { label: t("car.dropOffLocation"), text: car.dropOffLocation },
          ]}
        />
      ))}
      <Message label={t("message")} text={carComments} />
    </Section>
  );
}

/** The card of a travel request's hotels on its page. */
export function HotelDetails({ request: { accommodations, hotelComments } }: WantedProps) {
  const t = useMessages(messages);
  const momentText = useMomentText();
  const hotels = accommodations.filter(({ type }) => type === "HOTEL");
  const nights = hotels.reduce((sum, one) => sum + daysBetween(one.checkinDateTime, one.checkOutDateTime), 0);
  return (
    <Section boxed title={t("hotel.title")} icon={BedDouble} note={t("hotel.nights", { count: nights })}>
      {hotels.map(({ name, address, website, checkinDateTime, checkOutDateTime }, place) => (
        <Facts
          key={place}
          columns={3}
          facts={[
            {
              label: t("hotel.location"),
              text: `${name}, ${address}`,
              content: (
                <>
                  <strong>{name}</strong>
                  <br />
                  {address}
                  {website !== "" && <Website address={website} />}
                </>
              ),
            },
            { label: t("stay.checkIn"), text: momentText(checkinDateTime) },
            { label: t("stay.checkOut"), text: momentText(checkOutDateTime) },
          ]}
        />
      ))}
      <Notice tone="warn" role="note">
        {t("hotel.charges")}
      </Notice>
      <Message label={t("message")} text={hotelComments} />
    </Section>
  );
}

/** A website as somebody typed it; it opens in a tab of its own and learns nothing of this page. */
function Website({ address }: { readonly address: string }) {
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return (
    <chakra.a href={href} target="_blank" rel="noreferrer noopener" display="block" color="accent.fg">
      {address.replace(/^https?:\/\//i, "")}
    </chakra.a>
  );
}

export interface CallHouseDetailsProps extends WantedProps {
  /** As it was when it was asked for: it has the house where nobody wanted it. */
  readonly program: ReadRequest["travelRequest"]["program"];
}

/** The call house, wanted or not: who reads a request knows which one the answer is about. */
export function CallHouseDetails({ request: { accommodations, extraInfo }, program }: CallHouseDetailsProps) {
  const t = useMessages(messages);
  const momentText = useMomentText();
  const wanted = accommodations.find(({ type }) => type === "CALL_HOUSE");
  const offered = program?.callhouse;
  const house =
    wanted ??
    (offered && {
      name: offered.accomodationName,
      address: callHouseAddress(offered),
      website: offered.url,
      checkinDateTime: "",
      checkOutDateTime: "",
    });
  const consent = extraInfo.callHouseDetails?.consent === true;
  return (
    <Section
      boxed
      title={t("house.title")}
      icon={House}
      note={
        <StatusPill tone={consent ? "ok" : "slate"} icon={consent ? Check : X}>
          {t(consent ? "house.consent" : "house.noConsent")}
        </StatusPill>
      }
    >
      {house && (
        <Facts
          columns={3}
          facts={[
            { label: t("house.name"), text: house.name },
            { label: t("stay.checkIn"), text: momentText(house.checkinDateTime) },
            { label: t("stay.checkOut"), text: momentText(house.checkOutDateTime) },
            { label: t("house.address"), text: house.address },
            {
              label: t("house.website"),
              text: house.website,
              ...(house.website === "" ? {} : { content: <Website address={house.website} /> }),
            },
          ]}
        />
      )}
    </Section>
  );
}

/** The card of a travel request's trains on its page. */
export function TrainDetails({ request: { trains, trainComments } }: WantedProps) {
  const t = useMessages(messages);
  const momentText = useMomentText();
  return (
    <Section boxed title={t("train.title")} icon={TrainFront}>
      <chakra.table width="full">
        <thead>
          <tr>
            <Column scope="col">{t("train.from")}</Column>
            <Column scope="col">{t("train.to")}</Column>
            <Column scope="col">{t("train.date")}</Column>
          </tr>
        </thead>
        <tbody>
          {trains.map(({ departureStation, arrivalStation, departureDateTime }, place) => (
            <tr key={place}>
              <Cell>{stationText(departureStation)}</Cell>
              <Cell>{stationText(arrivalStation)}</Cell>
              <Cell textStyle="figures">{momentText(departureDateTime)}</Cell>
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <Message label={t("message")} text={trainComments} />
    </Section>
  );
}
