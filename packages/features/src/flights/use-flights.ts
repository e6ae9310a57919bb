import {
  type AddressParameters,
  addressOfSearch,
  type BookingWindow,
  bookingWindow,
  type DisplayOptions,
  defaultDisplay,
  type FlightAddress,
  type FlightSearchId,
  itinerariesOf,
  nearbySearches,
  passengersProblem,
  readFlightAddress,
  requestInAddress,
  requestProblem,
  sameRequest,
  type SearchProblem,
  type SearchRequest,
  type SearchRun,
  withFlightAddress,
} from "@gatehouse/domain/flights";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { showToast } from "../app/toasts.ts";
import { useClock } from "../app/time/index.ts";
import { useMessages } from "../i18n/index.ts";
import { requestInState } from "./arrival.ts";
import { dayHere } from "./day-text.ts";
import { useFlightSearch } from "./data/use-flight-search.ts";
import { usePerformance } from "./data/use-performance.ts";
import type { FlightsModel, WeatherAt } from "./flights-model.ts";
import { messages } from "./messages/index.ts";

export interface FlightsProps {
  /** The parameters of the address, as they are. */
  readonly search: AddressParameters;
  readonly onSearchChange: (next: AddressParameters, options: { readonly replace: boolean }) => void;
  /** What the app offers; the address can hide more (FLT-17). */
  readonly display?: Partial<DisplayOptions>;
  /** Goes back one entry of the history; without it Go Back replaces the entry of the selected itinerary. */
  readonly onBack?: () => void;
  /** Operators see the share control. */
  readonly isOperator?: boolean;
  /** State of the history entry: one of type `search-flight` begins its search, and the entry is replaced (FLT-7). */
  readonly arrival?: unknown;
}

/** What the screen keeps for itself beside the model. */
export interface FlightsState {
  readonly model: FlightsModel;
  readonly window: BookingWindow;
  /** The reader's date, yyyy-mm-dd. */
  readonly today: string;
  /** The address names a search that cannot be made, such as one of last year. */
  readonly isRefused: boolean;
  /** What cannot be read from the address's number of passengers. */
  readonly passengersProblem: SearchProblem | undefined;
  readonly weather: WeatherAt | null;
  readonly closeWeather: () => void;
}

const isSame = (one: SearchRequest | null | undefined, other: SearchRequest | null | undefined): boolean =>
  one && other ? sameRequest(one, other) : !one && !other;

/** The app offers, the address hides; customer mode is the app's to say where it says anything. */
function displayOf(offered: Partial<DisplayOptions>, hidden: DisplayOptions): DisplayOptions {
  const all = { ...defaultDisplay, ...offered };
  return {
    oneWayTrip: all.oneWayTrip && hidden.oneWayTrip,
    isCustomer: offered.isCustomer ?? hidden.isCustomer,
    sort: all.sort && hidden.sort,
    filter: all.filter && hidden.filter,
    search: all.search && hidden.search,
    performance: all.performance && hidden.performance,
    weather: all.weather && hidden.weather,
  };
}

/** How the search of an address begins: a stored answer is opened, whatever day it is of; a new search needs days that are possible. */
function startOf(wanted: SearchRequest | undefined, searchId: FlightSearchId | null, isAllowed: boolean) {
  if (searchId !== null) return { type: "opened", request: wanted ?? null, searchId } as const;
  return wanted !== undefined && isAllowed ? ({ type: "searched", request: wanted } as const) : undefined;
}

/** The whole flight search: the address says what is searched for, and hears what becomes of it. */
export function useFlights(props: FlightsProps): FlightsState {
  const { search: parameters, onSearchChange, onBack, display: offered, isOperator = false, arrival } = props;
  const t = useMessages(messages);
  const clock = useClock();
  const address = useMemo(() => readFlightAddress(parameters), [parameters]);
  const display = useMemo(() => displayOf(offered ?? {}, address.display), [offered, address]);
  const today = dayHere(clock());
  const window = useMemo(() => bookingWindow(today), [today]);
  const wanted = requestInAddress(address);
  const isAllowed = wanted !== undefined && requestProblem(wanted, window) === undefined;
  const { run, ...calls } = useFlightSearch(startOf(wanted, address.searchId, isAllowed));
  const [isEditing, edit] = useState(false);
  const [weather, setWeather] = useState<WeatherAt | null>(null);

  const change = (next: FlightAddress, replace: boolean): void =>
    onSearchChange(withFlightAddress(parameters, next), { replace });

  // The address is searched for when it changes, whoever changed it: a link, Back, or the form.
  const follow = useEffectEvent((_subject: string) => {
    const start = startOf(wanted, address.searchId, isAllowed);
    const isSameRequest = isSame(run.request, wanted);
    if (start === undefined) {
      if (run.stage !== "") calls.cancel();
    } else if (start.type === "opened") {
      if (run.searchId !== start.searchId || !isSameRequest) calls.open(start.request, start.searchId);
    } else if (run.stage !== "searching_data" || !isSameRequest) calls.search(start.request);
  });
  const subject = JSON.stringify([wanted, address.searchId]);
  useEffect(() => follow(subject), [subject]);

  // A link to the answer opens the same list; a link that named the answer alone says what was searched for.
  const keep = useEffectEvent(({ offers, request: answered, searchId: id }: SearchRun) => {
    if (answered && !wanted && id !== null && id === address.searchId)
      change({ ...address, search: addressOfSearch(answered, address.display).search }, true);
    else if (offers.length > 0 && id !== address.searchId && isSame(answered, wanted))
      change({ ...address, searchId: id }, true);
  });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the run only these can change what the address has to say
  useEffect(() => keep(run), [run.offers, run.request]);

  const arrive = useEffectEvent((state: unknown) => {
    const request = requestInState(state);
    if (request) change(addressOfSearch(request, address.display), true);
  });
  useEffect(() => arrive(arrival), [arrival]);

  const { request, offers, searchId } = run;
  const found = useMemo(() => (request ? itinerariesOf(offers, request) : []), [offers, request]);
  const nearby = useMemo(() => (request ? nearbySearches(request, window) : []), [request, window]);
  // Once all are there: what is asked of the first would be asked again.
  const isComplete = searchId !== null && run.step === null;
  const measured = usePerformance(found, display.performance && isComplete ? searchId : undefined);
  const { itineraries } = measured;
  const failed = measured.error !== undefined;
  const tell = useEffectEvent((isFailed: boolean) => {
    if (isFailed) showToast({ tone: "warning", title: t("performance.failed"), id: "flights.performance" });
  });
  useEffect(() => tell(failed), [failed]);
  const isGone = run.failure === "GONE" && run.request !== null;
  const tellGone = useEffectEvent((isNoMore: boolean) => {
    if (isNoMore) showToast({ tone: "info", title: t("error.GONE"), description: t("gone.anew"), id: "flights.gone" });
  });
  useEffect(() => tellGone(isGone), [isGone]);
  // Which itinerary the history's newest entry was made for: the one before it is the list.
  const opened = useRef<string>(undefined);
  const selected = useMemo(
    () => (address.itinerary === null ? undefined : itineraries.find(({ id }) => id === address.itinerary)),
    [itineraries, address.itinerary],
  );

  const model: FlightsModel = {
    address,
    display,
    isOperator,
    run,
    request,
    itineraries,
    nearby,
    selected,
    setChoice: ({ filters, sort }) => change({ ...address, filters, sort }, true),
    select(itinerary) {
      const before = address.itinerary;
      const isFromList = before === null || before === opened.current;
      if (itinerary !== null) {
        opened.current = isFromList ? itinerary : undefined;
        change({ ...address, itinerary }, before !== null);
      } else if (onBack && before !== null && before === opened.current) onBack();
      else change({ ...address, itinerary: null }, true);
    },
    search(next) {
      edit(false);
      const target = addressOfSearch(next, address.display);
      // The same search again changes no address; it is made again all the same.
      if (isSame(next, wanted) && address.searchId === null) calls.search(next);
      else change(target, false);
    },
    retry() {
      // A link that names an answer only is all that there is to try.
      if (!request) {
        if (address.searchId !== null) calls.open(null, address.searchId);
      } else if (address.searchId === null) calls.search(request);
      else change({ ...address, searchId: null }, true);
    },
    cancel() {
      calls.cancel();
      edit(true);
    },
    isEditing: isEditing || run.stage === "",
    edit,
    showWeather: (at) => {
      if (display.weather) setWeather(at);
    },
  };
  return {
    model,
    window,
    today,
    isRefused: wanted !== undefined && !isAllowed && run.stage === "",
    passengersProblem: wanted === undefined ? passengersProblem(parameters) : undefined,
    weather,
    closeWeather: () => setWeather(null),
  };
}
