import { payments } from "./payments/contract.ts";
import { ancillary } from "./ancillary/contract.ts";
import { access } from "./access/contract.ts";
import { agreements } from "./vendors/agreements-contract.ts";
import { analytics } from "./analytics/contract.ts";
import { account } from "./account/contract.ts";
import { boardingPasses } from "./boarding-pass/contract.ts";
import { cases } from "./cases/contract.ts";
import { chat } from "./chat/contract.ts";
import { checkin } from "./checkin/contract.ts";
import { disruptionByLink } from "./disruption/contract.ts";
import { disruptionStaff } from "./disruption/staff-contract.ts";
import { costs } from "./costs/contract.ts";
import { documents } from "./documents/contract.ts";
import { embedding } from "./embedding/contract.ts";
import { factors } from "./factors/contract.ts";
import { feed } from "./feed/contract.ts";
import { flightChoices } from "./flights/choices-contract.ts";
import { flights as everyFlight } from "./flights/contract.ts";
import { messaging } from "./messaging/contract.ts";
import { profiles } from "./profiles/contract.ts";
import { countries, reference as knownPlaces } from "./reference/contract.ts";
import { requests } from "./requests/contract.ts";
import { reports } from "./reports/contract.ts";
import { ofPage } from "./schema/of-page.ts";
import { tripsBoard } from "./trips/board/contract.ts";
import { partners } from "./vendors/partner-contract.ts";
import { vendors } from "./vendors/contract.ts";
import { travellers as byLink } from "./travellers/contract.ts";
import { travellersStaff } from "./travellers/staff-contract.ts";
import { trips } from "./trips/contract.ts";
import { users } from "./users/contract.ts";

const reference = { ...knownPlaces, countries };
const disruption = { ...ofPage("/fg48", disruptionByLink), ...ofPage("/dashboard/disruptions", disruptionStaff) };
const travellers = { ...byLink, ...ofPage("/dashboard/checkin", travellersStaff) };
const flights = { ...everyFlight, seatMap: ofPage("/seat-map", everyFlight.seatMap) };

/** Every call of the product. The server implements it; the client, the mocks and the OpenAPI document are derived from it. */
export const contract = {
  access,
  agreements: ofPage("/dashboard/admin", agreements),
  analytics,
  account,
  boardingPasses: ofPage("/dashboard/checkin", boardingPasses),
  cases,
  chat: ofPage("/dashboard/chat", chat),
  checkin: ofPage("/dashboard/checkin", checkin),
  disruption,
  costs,
  documents,
  embedding: ofPage("/embedded", embedding),
  factors,
  feed,
  flightChoices,
  flights,
  messaging,
  partners: ofPage("/partners", partners),
  profiles,
  reference,
  requests,
  reports: ofPage("/dashboard/report", reports),
  travellers,
  trips,
  tripsBoard,
  users: ofPage("/dashboard/admin", users),
  vendors: ofPage("/dashboard/admin", vendors),
  ancillary: ofPage("/dashboard/ancillary", ancillary),
  payments: ofPage("/dashboard/payments", payments),
};

export type { Access, CallMeta, FailureOf } from "./schema/errors.ts";
export type { Page } from "./schema/page.ts";
export type { ReportJob } from "./reports/schema.ts";
export { flightSchema, tripInfoSchema } from "./disruption/schema.ts";
export { boardRowSchema, boardSchema, detailsSchema } from "./disruption/staff-schema.ts";
export { maxItineraries } from "./flights/schema.ts";
export { uploadLimits } from "./boarding-pass/schema.ts";
