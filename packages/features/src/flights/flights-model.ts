import type {
  DisplayOptions,
  FlightAddress,
  Itinerary,
  NearbySearch,
  SearchRequest,
  SearchRun,
} from "@gatehouse/domain/flights";
import type { ComponentType } from "react";

/** An airport at a time, to ask the weather of. */
export interface WeatherAt {
  readonly iata: string;
  /** The airport's wall clock, yyyy-mm-ddThh:mm. */
  readonly local: string;
}

/**
 * The flight search as its parts see it, from `useFlights`. The address is the one place of what a link reproduces: parts read it
 * here and change it here, and keep nothing of it themselves.
 */
export interface FlightsModel {
  readonly address: FlightAddress;
  /** What the screen offers: what the app says, and what the address does not hide. */
  readonly display: DisplayOptions;
  /** Operators see the share control (FLT-22). */
  readonly isOperator: boolean;
  readonly run: SearchRun;
  /** What is or was searched for; null before the first search, and until a stored answer has said what it answers. */
  readonly request: SearchRequest | null;
  /** The result with its tags, and with on-time figures once they are known; the same list until one of these changes. */
  readonly itineraries: readonly Itinerary[];
  /** What else can be searched for where nothing is to be had (FLT-32). */
  readonly nearby: readonly NearbySearch[];
  /** The itinerary that the address names, once the result is there and has it. */
  readonly selected: Itinerary | undefined;

  /** Replaces filters and order in the address, without a new entry in the history. */
  readonly setChoice: (choice: Pick<FlightAddress, "filters" | "sort">) => void;
  /** Opens an itinerary, in an entry of the history, so that Back leads to the list; with null back to the list itself. */
  readonly select: (itineraryId: string | null) => void;
  /** Begins a search: the address names it, filters, sort and selection begin again (FLT-7). */
  readonly search: (request: SearchRequest) => void;
  /** Begins the last search again, with filters and sort as they are. */
  readonly retry: () => void;
  /** Stops searching; the form is there again with what was asked for. */
  readonly cancel: () => void;
  /** Whether the form is open. */
  readonly isEditing: boolean;
  /** Opens or closes the form: Modify Search. */
  readonly edit: (open: boolean) => void;
  /** Opens the weather of an airport; nothing where the display option is off. */
  readonly showWeather: (at: WeatherAt) => void;
}

/** The list of a search that succeeded with results: count, sort, filters, cards. What it needs besides is in the model. */
export interface ResultsProps {
  readonly model: FlightsModel;
  /** The reader opened an itinerary by its link and sees the list for the first time: what had the focus is gone. */
  readonly isReturn?: boolean;
}

/** The selected itinerary in the place of the list, with Go Back. */
export interface SelectionProps {
  readonly model: FlightsModel;
  readonly itinerary: Itinerary;
}

export interface WeatherProps extends WeatherAt {
  readonly onClose: () => void;
}

/** A control at the end of the summary of the search: "Inform Traveler" of operators. */
export interface ShareProps {
  readonly model: FlightsModel;
}

/**
 * The parts that are in folders of their own, each loaded when it is first shown. `slots.ts` names them; stories of the screen
 * give others.
 */
export interface FlightSlots {
  readonly Results: ComponentType<ResultsProps>;
  readonly Selection: ComponentType<SelectionProps>;
  readonly Weather: ComponentType<WeatherProps>;
  readonly Share: ComponentType<ShareProps>;
}
