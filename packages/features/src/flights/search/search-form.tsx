import { Button, chakra } from "@chakra-ui/react";
import {
  type BookingWindow,
  type SearchForm as Form,
  type SearchProblem,
  type SearchRequest,
  swapAirports,
  withOneWay,
} from "@gatehouse/domain/flights";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Notice } from "@gatehouse/ui/notice";
import { ArrowLeftRight, Search } from "lucide-react";
import { useId } from "react";
import { messages as common } from "../../app/messages/index.ts";
import { showToast } from "../../app/toasts.ts";
import { useMessages } from "../../i18n/index.ts";
import { useAirport } from "../../app/airport-field/use-airport.ts";
import { useKeepAirport } from "../../app/airport-field/use-keep-airport.ts";
import { messages } from "../messages/index.ts";
import { AirportField } from "../../app/airport-field/airport-field.tsx";
import { PassengersField } from "./passengers-field.tsx";
import type { PlaceNames } from "../../app/airport-field/place-names.ts";
import type { SearchField } from "./search-fields.ts";
import { TravelDates } from "./travel-dates.tsx";
import { TripType } from "./trip-type.tsx";
import { useSearchForm } from "./use-search-form.ts";

export interface SearchFormProps {
  readonly start: Form;
  readonly window: BookingWindow;
  /** The reader's date, yyyy-mm-dd. */
  readonly today: string;
  /** Whether One-way can be chosen. */
  readonly canOneWay: boolean;
  /** The address asked for a search that is not possible. */
  readonly isRefused: boolean;
  /** What is wrong with the address's number of passengers. */
  readonly passengersProblem: SearchProblem | undefined;
  readonly size: "md" | "lg";
  /** Hears of every change of what is filled in: for who shows the form again later. */
  readonly onEdit?: (form: Form) => void;
  /** @param names of the cities, as far as they are known */
  readonly onSearch: (request: SearchRequest, names: PlaceNames) => void;
}

/** A box of the page's own colours, in light and in dark. */
const box = {
  appearance: "none",
  position: "relative",
  flexShrink: 0,
  boxSize: "5",
  borderWidth: "1.5px",
  borderColor: "border.control",
  borderRadius: "small",
  bg: "bg.panel",
  cursor: "pointer",
  _checked: {
    bg: "accent.solid",
    borderColor: "accent.solid",
    _after: {
      content: '""',
      position: "absolute",
      insetInlineStart: "50%",
      top: "44%",
      width: "0.3125rem",
      height: "0.625rem",
      borderColor: "accent.contrast",
      borderStyle: "solid",
      borderWidth: "0 2px 2px 0",
      transform: "translate(-50%, -50%) rotate(45deg)",
    },
  },
  "@media (forced-colors: active)": { appearance: "auto", _after: { content: "none" } },
} as const;

/** What is searched for (FLT-1). */
export function SearchForm(props: SearchFormProps) {
  const { start, window, today, canOneWay, isRefused, passengersProblem, size, onEdit, onSearch } = props;
  const t = useMessages(messages);
  const id = useId();
  const tc = useMessages(common);
  const keep = useKeepAirport();
  const inputs: Record<SearchField, string> = {
    from: `${id}-from`,
    to: `${id}-to`,
    departDate: `${id}-dates-from`,
    returnDate: `${id}-dates-to`,
    passengers: `${id}-passengers`,
  };
  const {
    form,
    setForm: fill,
    isUntouched,
    hasProblems,
    errorOf,
    submit,
  } = useSearchForm({
    start,
    window,
    isRefused,
    passengersProblem,
    onWrong: (field) => document.querySelector<HTMLElement>(`#${CSS.escape(inputs[field])}`)?.focus(),
    onSearch: (request) => {
      const known = [places.from.airport, places.to.airport].flatMap((airport) =>
        airport ? [[airport.code, airport.city] as const] : [],
      );
      onSearch(request, Object.fromEntries(known));
    },
  });
  const setForm = (next: Form): void => {
    fill(next);
    onEdit?.(next);
  };
  const places = { from: useAirport(form.from), to: useAirport(form.to) };
  const airportField = (field: "from" | "to") => (
    <AirportField
      id={inputs[field]}
      label={t(field)}
      value={form[field]}
      airport={places[field].airport}
      unknown={places[field].failed}
      error={errorOf(field)}
      size={size}
      cities
      onChange={(value, airport) => {
        if (airport) keep(airport);
        setForm({ ...form, [field]: value });
      }}
    />
  );
  return (
    <chakra.form
      aria-label={t("form")}
      noValidate
      display="flex"
      flexDirection="column"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        submit().catch(() => showToast({ tone: "error", title: tc("error.NETWORK") }));
      }}
    >
      {hasProblems && (
        <Notice tone="bad">
          {(isRefused || passengersProblem) && isUntouched ? t("flights.request.invalid") : t("flights.form.invalid")}
        </Notice>
      )}
      {canOneWay && <TripType oneWay={form.oneWay} onChange={(oneWay) => setForm(withOneWay(form, oneWay))} />}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" }}
        gap="4"
        alignItems="start"
      >
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr) auto", md: "minmax(0, 1fr) auto minmax(0, 1fr)" }}
          gridTemplateAreas={{ base: '"from swap" "to swap"', md: '"from swap to"' }}
          columnGap="2"
          rowGap="4"
          alignItems="start"
        >
          <chakra.div gridArea="from">{airportField("from")}</chakra.div>
          <chakra.div
            gridArea="swap"
            alignSelf={{ base: "center", md: "start" }}
            // As high as the name above a field, so that the button is beside the fields.
            mt={{ base: "0", md: "calc(1.45 * var(--gh-font-sizes-sm) + 0.375rem)" }}
            pt={{ base: "6", md: "0" }}
          >
            <IconButton
              type="button"
              variant="outline"
              size={size}
              icon={ArrowLeftRight}
              label={t("swap")}
              css={{ "& svg": { rotate: { base: "90deg", md: "0deg" } } }}
              onClick={() => setForm(swapAirports(form))}
            />
          </chakra.div>
          <chakra.div gridArea="to">{airportField("to")}</chakra.div>
        </chakra.div>
        <TravelDates
          id={`${id}-dates`}
          form={form}
          onChange={setForm}
          window={window}
          today={today}
          errors={{ departDate: errorOf("departDate"), returnDate: errorOf("returnDate") }}
          size={size}
        />
      </chakra.div>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto auto" }}
        gap="4"
        alignItems="end"
      >
        <chakra.div maxW={{ md: "sm" }}>
          <PassengersField
            id={inputs.passengers}
            value={form.passengers}
            onChange={(passengers) => setForm({ ...form, passengers })}
            error={errorOf("passengers")}
            size={size}
          />
        </chakra.div>
        <chakra.label display="inline-flex" alignItems="center" gap="2" minH="control" cursor="pointer" textStyle="sm">
          <chakra.input
            type="checkbox"
            css={box}
            checked={form.nonstop}
            onChange={(event) => setForm({ ...form, nonstop: event.currentTarget.checked })}
          />
          {t("nonstop")}
        </chakra.label>
        <Button type="submit" variant="solid" size={size} minW={{ md: "48" }}>
          <Search aria-hidden /> {t("searchFlights")}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
