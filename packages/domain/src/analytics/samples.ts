import { maySee, measures } from "./layer.ts";
import type { Plan } from "./plan.ts";

const plan = (part: Pick<Plan, "measure"> & Partial<Plan>): Plan => ({
  by: [],
  where: [],
  when: null,
  against: null,
  order: null,
  top: null,
  ...part,
});

const all: readonly Plan[] = [
  plan({ measure: "checkIns", by: ["day"], when: "this month" }),
  plan({ measure: "failedAutomation", by: ["airline"], when: "last 2 week", against: "before", top: 8 }),
  plan({ measure: "minutesToAttach", by: ["operator"], when: "this week" }),
  plan({ measure: "disposals", by: ["reason"], when: "last 30 day" }),
  plan({ measure: "passShare", by: ["vendor"], when: "last 30 day", against: "before" }),
  plan({ measure: "travelRequests", by: ["week"], when: "last 3 month" }),
  plan({ measure: "openCases", by: ["vendor"] }),
  plan({ measure: "trips", by: ["month"], when: "this year" }),
  plan({ measure: "externalComments", by: ["operator"], when: "last 30 day" }),
  plan({ measure: "disruptions", by: ["airline"], when: "last 30 day" }),
  plan({ measure: "waitingConversations", by: ["vendor"] }),
  plan({ measure: "tripCosts", by: ["month", "currency"], when: "this year" }),
  plan({ measure: "billedBookings", by: ["vendor"], when: "last 30 day" }),
];

/** Questions to begin with, among those that somebody with these codes may ask (ANA-8). */
export const samplePlans = (granted: readonly string[]): readonly Plan[] =>
  all.filter(({ measure }) => maySee(measures[measure].view, granted)).slice(0, 6);
