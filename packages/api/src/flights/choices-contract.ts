import { mixed, object, string } from "yup";
import { guardedCall } from "../schema/errors.ts";
import { chosenFlightsInput, chosenFlightsSchema, settleChoiceInput } from "./choices-schema.ts";

const staffCall = guardedCall("disruptions");

/** What staff see and do about alternate flights that travellers have chosen. */
export const flightChoices = {
  list: staffCall
    .route({
      method: "GET",
      path: "/flights/choices",
      tags: ["flights"],
      summary: "Alternate flights that were chosen",
    })
    .input(chosenFlightsInput)
    .output(chosenFlightsSchema),
  /** Everything about a choice is done: it leaves the list. Who did it is kept. */
  settle: staffCall
    .errors({
      NOT_FOUND: { status: 404, message: "There is no such choice." },
      ALREADY_SETTLED: {
        status: 409,
        message: "Somebody has settled it already.",
        data: object({ userid: string().required() }),
      },
      CHOICE_CHANGED: { status: 409, message: "The traveller has chosen another flight since." },
    })
    .route({
      method: "POST",
      path: "/flights/choices/{id}/settled",
      tags: ["flights"],
      summary: "Settle a chosen alternate flight",
    })
    .input(settleChoiceInput)
    .output(object({ ok: mixed<true>().oneOf([true]).required() })),
};
