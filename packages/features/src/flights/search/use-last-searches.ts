import type { BookingWindow, SearchRequest } from "@gatehouse/domain/flights";
import { useState } from "react";
import { remember, remembered } from "../../app/index.ts";
import { type LastSearch, readSearches, withoutSearch, withSearch, writeSearches } from "./last-searches.ts";

const key = "gatehouse.flights.searches";

/** The last searches of this device; where it may not remember anything, they last as long as the page. */
export function useLastSearches(window: BookingWindow) {
  const [list, setList] = useState(() => readSearches(remembered(key), window));
  const keep = (next: readonly LastSearch[]): void => {
    setList(next);
    remember(key, writeSearches(next));
  };
  return {
    list,
    add: (search: LastSearch) => keep(withSearch(list, search)),
    remove: (request: SearchRequest) => keep(withoutSearch(list, request)),
  };
}
