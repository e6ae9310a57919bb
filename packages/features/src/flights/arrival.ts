import {
  canTravel,
  emptyAddress,
  type Passengers,
  readFlightAddress,
  requestInAddress,
  type SearchRequest,
  writeFlightAddress,
} from "@gatehouse/domain/flights";

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A count as a message may carry it: a number, or its digits. */
const countOf = (value: unknown): string => (typeof value === "number" ? String(value) : textOf(value));

/** Everybody by age; or, as chat searches say it (FLT-7), how many. */
const passengersIn = ({ passengers, passengerCount }: Fields): Passengers | null =>
  passengersOf(passengers) ??
  readFlightAddress({ passengerCount: passengers === undefined ? countOf(passengerCount) : "" }).search.passengers;

function passengersOf(value: unknown): Passengers | null {
  const { adults, child = 0, infants = 0 } = fieldsOf(value);
  if (typeof adults !== "number" || typeof child !== "number" || typeof infants !== "number") return null;
  return canTravel({ adults, child, infants }) ? { adults, child, infants } : null;
}

/**
 * The search that somebody was sent here with: navigation state of type `search-flight` and its payload (FLT-7). Whatever
 * else is in the state is not for us. What a payload may be is what an address may be.
 */
export function requestInState(state: unknown): SearchRequest | undefined {
  const { type, payload } = fieldsOf(state);
  if (type !== "search-flight") return undefined;
  const fields = fieldsOf(payload);
  const { from, to, departDate, returnDate, nonstop } = fields;
  const search = {
    from: textOf(from),
    to: textOf(to),
    departDate: textOf(departDate),
    returnDate: textOf(returnDate),
    passengers: passengersIn(fields),
    nonstop: nonstop === true,
  };
  return requestInAddress(readFlightAddress(writeFlightAddress({ ...emptyAddress, search })));
}
