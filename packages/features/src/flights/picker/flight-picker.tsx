import { Button, chakra, Skeleton } from "@chakra-ui/react";
import {
  bookingWindow,
  defaultDisplay,
  itinerariesOf,
  maximumPassengers,
  searchLimits,
  type SearchForm as Form,
  type SearchRequest,
  type Segment,
} from "@gatehouse/domain/flights";
import { Dialog } from "@gatehouse/ui/dialog";
import { useMemo, useState } from "react";
import { useClock } from "../../app/time/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useFlightSearch } from "../data/use-flight-search.ts";
import { dayHere } from "../day-text.ts";
import { SearchForm } from "../search/search-form.tsx";
import { EmptyView } from "../searching/empty-view.tsx";
import { FailedView } from "../searching/failed-view.tsx";
import { FoundFlights } from "./found-flights.tsx";
import { messages } from "./messages/index.ts";

export interface FlightPickerProps {
  readonly open: boolean;
  /** What is asked for at first: airports by their codes, the day as `YYYY-MM-DD`; what is open is empty. */
  readonly start: { readonly from: string; readonly to: string; readonly date: string; readonly travellers: number };
  /** @param searched what was searched for: what was found may leave from another airport, or on another day */
  readonly onTake: (
    segments: readonly Segment[],
    searched: { readonly from: string; readonly to: string; readonly date: string },
  ) => void;
  readonly onClose: () => void;
}

/** The views of the search page without its way to the form: that one stands above them. */
const display = { ...defaultDisplay, search: false };

/** Looks for one way of a trip and hands over what is chosen (TRP-40). Closed and opened again it is as it was left. */
export function FlightPicker({ open, start, onTake, onClose }: FlightPickerProps) {
  const t = useMessages(messages);
  const clock = useClock();
  const today = dayHere(clock());
  const window = useMemo(() => bookingWindow(today), [today]);
  const [form, setForm] = useState<Form>(() => ({
    oneWay: true,
    from: start.from,
    to: start.to,
    departDate: start.date,
    returnDate: "",
    passengers: { adults: Math.min(Math.max(1, start.travellers), maximumPassengers), child: 0, infants: 0 },
    nonstop: false,
  }));
  const { run, search, cancel } = useFlightSearch(undefined);
  const { request, offers, stage } = run;
  const itineraries = useMemo(() => (request ? itinerariesOf(offers, request) : []), [offers, request]);
  const again = (wanted: SearchRequest | null): void => {
    if (wanted) search(wanted);
  };
  const view = { run, display, nearby: [], search, retry: () => again(request), edit: () => undefined };
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} size="xl" labels={{ close: t("close") }}>
      <chakra.div display="grid" gap="4" pb="4" minH={{ md: "24rem" }} alignContent="start">
        <SearchForm
          start={form}
          window={window}
          today={today}
          canOneWay={false}
          isRefused={false}
          passengersProblem={undefined}
          size="md"
          onEdit={setForm}
          onSearch={search}
        />
        {stage === "searching_data" && (
          <chakra.div display="grid" gap="2">
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
              <chakra.output color="fg.muted" flex="1">
                {run.retries === 0
                  ? t("searching")
                  : t("searching.again", { number: run.retries, limit: searchLimits.retries })}
              </chakra.output>
              <Button variant="outline" onClick={cancel}>
                {t("cancel")}
              </Button>
            </chakra.div>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} height="4.5rem" aria-hidden />
            ))}
          </chakra.div>
        )}
        {stage === "search_failed" && <FailedView model={view} />}
        {stage === "search_success" && itineraries.length === 0 && <EmptyView model={view} />}
        {stage === "search_success" && request && itineraries.length > 0 && (
          <FoundFlights
            // What was looked at of one answer says nothing of the next.
            key={run.searchId}
            itineraries={itineraries}
            request={request}
            isComplete={run.step === null}
            hasFailed={run.step === null && run.failure !== null}
            onTake={(segments) => onTake(segments, { from: request.from, to: request.to, date: request.departDate })}
          />
        )}
      </chakra.div>
    </Dialog>
  );
}
