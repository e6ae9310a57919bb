import { guardedCall } from "../../schema/errors.ts";
import { readonlyOutput } from "../../schema/wire.ts";
import { upcomingInput, upcomingPageSchema } from "./schema.ts";

/** The flights of the next two days. */
export const tripsBoard = {
  upcoming: guardedCall("tripsBoard")
    .route({
      method: "GET",
      path: "/trips/upcoming",
      tags: ["trips"],
      summary: "Flights that depart within 48 hours, the soonest first",
    })
    .input(upcomingInput)
    .output(readonlyOutput(upcomingPageSchema)),
};
