import type { TravellerFacts } from "../checkin/traveller-facts.ts";
import { travellerLog } from "./log.ts";
import { suppliedFor } from "./supplied-for.ts";

/** What this area tells whoever works on check-ins. */
export const travellerFacts: TravellerFacts = { log: travellerLog, suppliedFor };
