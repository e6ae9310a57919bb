import { object, type ObjectSchema, ValidationError } from "yup";
import { capitals, flag, integer, text } from "../validation/index.ts";
import type { BookingWindow } from "./booking-window.ts";
import { dayNumber } from "./calendar-date.ts";
import { shareAirport } from "./city-airports.ts";
import { maximumPassengers, minimumPassengers, type Passengers, passengerTotal } from "./passengers.ts";
import type { SearchForm } from "./search-request.ts";

const airport = (field: "from" | "to") =>
  capitals(3)
    .required(`flights.${field}.required`)
    .matches(/^[A-Z]{3}$/, { message: `flights.${field}.invalid`, excludeEmptyString: true });

const date = (field: "departDate" | "returnDate") =>
  text(10).test("date", `flights.${field}.invalid`, (value) => !value || dayNumber(value) !== undefined);

/** A date within the window; dates that are none are for `date` to refuse. */
const within = (field: "departDate" | "returnDate", { earliest, latest }: BookingWindow) =>
  date(field)
    .test("early", `flights.${field}.early`, (value) => !isDate(value) || value >= earliest)
    .test("late", `flights.${field}.late`, (value) => !isDate(value) || value <= latest);

const isDate = (value: string | undefined): value is string => value !== undefined && dayNumber(value) !== undefined;

const count = (type: keyof Passengers) =>
  integer()
    .min(minimumPassengers[type], type === "adults" ? "flights.passengers.adults" : "flights.passengers.count")
    .max(maximumPassengers, "flights.passengers.maximum");

/** At least one adult, at most nine travellers, not more infants than adults. */
export const passengersSchema: ObjectSchema<Passengers> = object({
  adults: count("adults").required("flights.passengers.adults"),
  child: count("child").default(minimumPassengers.child),
  infants: count("infants").default(minimumPassengers.infants),
})
  .noUnknown()
  .test(
    "maximum",
    "flights.passengers.maximum",
    (value) => !isCounted(value) || passengerTotal(value) <= maximumPassengers,
  )
  .test(
    "infants",
    "flights.passengers.infants",
    (value) => !isCounted(value) || value.infants <= value.adults || passengerTotal(value) > maximumPassengers,
  );

/** Whether each count is right by itself; one that is not says so, and the sum would only repeat it. */
const isCounted = (value: Passengers): boolean =>
  (["adults", "child", "infants"] as const).every(
    (type) => value[type] >= minimumPassengers[type] && value[type] <= maximumPassengers,
  );

const places = {
  from: airport("from"),
  to: airport("to").test("same", "flights.to.same", function isElsewhere(value) {
    const { from } = this.parent as { readonly from?: unknown };
    return !value || typeof from !== "string" || !shareAirport(from, value);
  }),
};

/** Whether the return lies before the departure; what is no date is refused elsewhere. */
const returnsEarly = (departDate: unknown, returnDate: string | undefined) =>
  typeof departDate === "string" && isDate(departDate) && isDate(returnDate) && returnDate < departDate;

/**
 * The form as it is filled in, with every rule of a search (FLT-1, FLT-3, FLT-4).
 * @param window from `bookingWindow(today)`, so that nothing here reads a clock
 */
export const searchFormSchema = (window: BookingWindow): ObjectSchema<SearchForm> =>
  object({
    oneWay: flag().default(true),
    ...places,
    departDate: within("departDate", window).required("flights.departDate.required"),
    returnDate: within("returnDate", window)
      .default("")
      .test("required", "flights.returnDate.required", function isThere(value) {
        const { oneWay } = this.parent as { readonly oneWay?: unknown };
        return oneWay !== false || Boolean(value);
      })
      .test("order", "flights.returnDate.early", function isLater(value) {
        const { departDate } = this.parent as { readonly departDate?: unknown };
        return !returnsEarly(departDate, value);
      }),
    passengers: passengersSchema,
    nonstop: flag().default(false),
  }).noUnknown();

/** The request on the wire: the rules that need no clock. The server asks `windowProblem` besides. */
export const searchRequestSchema = object({
  ...places,
  departDate: date("departDate").required("flights.departDate.required"),
  returnDate: date("returnDate")
    // A form that cleared the date may send it empty.
    .transform((value: unknown) => (value === "" || value === null ? undefined : value))
    .test("order", "flights.returnDate.early", function isLater(value) {
      const { departDate } = this.parent as { readonly departDate?: unknown };
      return !returnsEarly(departDate, value);
    }),
  passengers: passengersSchema,
  nonstop: flag().default(false),
}).noUnknown();

/** Whether a search may begin by itself, as from an address or from a chat message (FLT-7). */
export function isSearchable(form: SearchForm, window: BookingWindow): boolean {
  try {
    searchFormSchema(window).validateSync(form);
    return true;
  } catch (error) {
    if (error instanceof ValidationError) return false;
    throw error;
  }
}
