/** What a template is for. */
export const templateContexts = [
  "booking-confirmed",
  "check-in-open",
  "boarding-pass-ready",
  "delay",
  "cancellation",
  "gate-change",
  "missing-information",
  "itinerary",
  "lounge-pass",
] as const;
export type TemplateContext = (typeof templateContexts)[number];

/** Values that a template can name, each with what stands in its place in a preview. */
const samples = {
  travellerName: "Amelia Hart",
  vendorName: "Northwind Travel",
  bookingNumber: "4100001",
  pnr: "QX7P2L",
  carePhone: "+44 20 7946 0018",
  careEmail: "care@northwind.example",
  airlineName: "British Airways",
  flightNumber: "BA 117",
  departureAirport: "London Heathrow Airport (LHR)",
  arrivalAirport: "New York John F. Kennedy Airport (JFK)",
  departureDate: "22 November 2026",
  departureTime: "08:25",
  newDepartureTime: "11:10",
  delay: "2 h 45 min",
  terminal: "5",
  gate: "B42",
  newGate: "A10",
  seat: "14A",
  checkInLink: "https://travel.example/check-in/4100001",
  rebookLink: "https://travel.example/flights/4100001",
  missingInfoLink: "https://travel.example/information/4100001",
  itineraryLink: "https://travel.example/trips/4100001",
  tripStart: "22 November 2026",
  tripEnd: "26 November 2026",
  loungeAirport: "London Heathrow Airport (LHR)",
} as const;

export type TemplateVariable = keyof typeof samples;

/** Every variable, in the order in which they are listed for people. */
export const templateVariables = Object.keys(samples) as readonly TemplateVariable[]; // of the object itself
export const templateSamples: Readonly<Record<TemplateVariable, string>> = samples;

/** Where a compulsory variable usually stands, to be put into words: the place in a message that people look at for it. */
export type TemplatePlace = "greeting" | "heading" | "body" | "button";

interface ContextRule {
  /** Without these the message would not say what it is for; each with where it usually stands. */
  readonly compulsory: Readonly<Partial<Record<TemplateVariable, TemplatePlace>>>;
  /** Further ones that are known when it is sent. */
  readonly also: readonly TemplateVariable[];
}

const everywhere = ["travellerName", "vendorName", "bookingNumber", "carePhone", "careEmail"] as const;
const flight = [
  "airlineName",
  "flightNumber",
  "departureAirport",
  "arrivalAirport",
  "departureDate",
  "departureTime",
] as const;
const atAirport = ["pnr", "terminal", "gate", "seat"] as const;
const trip = ["tripStart", "tripEnd", "itineraryLink"] as const;

const rules: Readonly<Record<TemplateContext, ContextRule>> = {
  "booking-confirmed": { compulsory: { bookingNumber: "heading" }, also: [...flight, "pnr", ...trip] },
  "check-in-open": {
    compulsory: { flightNumber: "heading", checkInLink: "button" },
    also: [...flight, ...atAirport],
  },
  // The pass itself is attached.
  "boarding-pass-ready": { compulsory: { flightNumber: "heading" }, also: [...flight, "pnr"] },
  delay: {
    compulsory: { flightNumber: "heading", newDepartureTime: "body" },
    also: [...flight, "delay", "rebookLink"],
  },
  cancellation: { compulsory: { flightNumber: "heading", rebookLink: "button" }, also: flight },
  "gate-change": { compulsory: { flightNumber: "heading", newGate: "body" }, also: [...flight, ...atAirport] },
  "missing-information": { compulsory: { missingInfoLink: "button" }, also: [...flight, "pnr"] },
  // A trip has any number of flights, or none.
  itinerary: { compulsory: { itineraryLink: "button" }, also: trip },
  // The pass itself is attached.
  "lounge-pass": { compulsory: { loungeAirport: "body" }, also: [] },
};

/** The messages that are sent, by the way they go: a template of another context waits until there is one. */
export const sentTemplates: Readonly<Record<"email" | "sms", readonly TemplateContext[]>> = {
  email: ["boarding-pass-ready", "delay", "cancellation", "missing-information", "itinerary", "lounge-pass"],
  sms: ["delay", "cancellation"],
};

/** The variables that a message of a context can name: every one is known when it is sent. In the order of the list. */
export function variablesOf(context: TemplateContext): readonly TemplateVariable[] {
  const { compulsory, also } = rules[context];
  const known = new Set<string>([...everywhere, ...Object.keys(compulsory), ...also]);
  return templateVariables.filter((name) => known.has(name));
}

/** The variables that a message of a context must name, with where each usually stands. */
export function compulsoryOf(
  context: TemplateContext,
): readonly { readonly name: TemplateVariable; readonly place: TemplatePlace }[] {
  const { compulsory } = rules[context];
  return templateVariables.flatMap((name) => {
    const place = compulsory[name];
    return place === undefined ? [] : [{ name, place }];
  });
}
