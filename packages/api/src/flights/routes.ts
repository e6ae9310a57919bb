/** Where the calls of flight search are, apart from what they carry: a client needs no more than this. */
export const flightRoutes = {
  search: { method: "POST", path: "/fsb-api/fsb/search", tags: ["flights"], summary: "Search flights" },
  status: {
    method: "GET",
    path: "/fsb-api/fsb/getStatus/{searchId}",
    tags: ["flights"],
    summary: "The answer of a search, as far as it is there",
  },
  performance: {
    method: "POST",
    path: "/multiflight-api/getData",
    tags: ["flights"],
    summary: "How punctual flights were; unknown ones are left out",
  },
  airports: {
    method: "GET",
    path: "/reference/airports",
    tags: ["reference"],
    summary: "Airports by name, city or code, best match first",
  },
  weather: {
    method: "GET",
    path: "/weather",
    tags: ["flights"],
    summary: "Hourly weather at an airport around a time",
  },
  alternateFlight: {
    method: "POST",
    path: "/flights/alternate-flights",
    tags: ["flights"],
    summary: "Choose an alternate flight for a booking",
  },
  chosenFlight: {
    method: "GET",
    path: "/flights/alternate-flights/{searchId}",
    tags: ["flights"],
    summary: "The alternate flight that was chosen for a booking",
  },
  seatMap: {
    method: "GET",
    path: "/flights/seat-map",
    tags: ["flights"],
    summary: "The cabin of a flight: what each seat is like, costs, and whether it is taken",
  },
  customerCare: {
    method: "GET",
    path: "/flights/customer-care",
    tags: ["flights"],
    summary: "How travellers reach Customer Care",
  },
} as const;
