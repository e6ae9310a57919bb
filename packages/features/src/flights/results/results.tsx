import { isInterrupted } from "@gatehouse/domain/flights";
import type { ResultsProps } from "../flights-model.ts";
import { NearbyList } from "../searching/nearby-list.tsx";
import { FlightResults } from "./flight-results.tsx";

/** The results as the screen of flight search shows them. */
export function Results({ model, isReturn = false }: ResultsProps) {
  const { request, itineraries, address, display } = model;
  if (!request) throw new Error("There are no results without a search.");
  return (
    <FlightResults
      itineraries={itineraries}
      request={request}
      choice={address}
      onChoiceChange={model.setChoice}
      display={display}
      isReturn={isReturn}
      onSelect={model.select}
      onWeather={model.showWeather}
      rest={model.run.step !== null ? "coming" : isInterrupted(model.run) ? "missing" : undefined}
      onRetry={model.retry}
      nearby={<NearbyList model={model} />}
    />
  );
}
