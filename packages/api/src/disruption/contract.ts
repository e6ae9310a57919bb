import { integer } from "@gatehouse/domain/validation";
import { object } from "yup";
import { publicCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import { disruptionRoutes } from "./routes.ts";
import { answerPriceInput, chooseInput, tripInfoInput, tripInfoSchema } from "./schema.ts";

const linkCall = publicCall.errors({
  /** One answer for a link that is unknown, expired or of another booking. */
  LINK_NOT_FOUND: { status: 404, message: "There is nothing behind this link." },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    message: "Too many attempts. Try again later.",
    /** Seconds. */
    data: object({ retryAfter: integer().required() }),
  },
});

/** What travellers do by the link of a disruption: they have no session. All calls are rate limited. */
export const disruptionByLink = {
  /** Opening is noted; nothing is chosen by it. */
  tripInfo: linkCall.route(disruptionRoutes.tripInfo).input(tripInfoInput).output(readonlyOutput(tripInfoSchema)),
  choose: linkCall
    .errors({
      /** Staff have acted, or it is over. */
      CHOICE_CLOSED: { status: 409, message: "This can no longer be chosen." },
    })
    .route(disruptionRoutes.choose)
    .input(chooseInput)
    .output(readonlyOutput(tripInfoSchema)),
  answerPrice: linkCall
    .errors({ QUESTION_OVER: { status: 409, message: "This price is no longer asked about." } })
    .route(disruptionRoutes.answerPrice)
    .input(answerPriceInput)
    .output(readonlyOutput(tripInfoSchema)),
};
