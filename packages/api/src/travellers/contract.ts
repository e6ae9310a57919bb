import { integer } from "@gatehouse/domain/validation";
import { object } from "yup";
import { publicCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import { travellerRoutes } from "./routes.ts";
import { missingInfoInput, missingInfoSchema, updatedInfoSchema, updateMissingInfoInput } from "./schema.ts";

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

/** What travellers do by a link that was sent to them: they have no session. All calls are rate limited. */
export const travellers = {
  missingInfo: linkCall
    .route(travellerRoutes.missingInfo)
    .input(missingInfoInput)
    .output(readonlyOutput(missingInfoSchema)),
  /** Passengers who are left out are not asked for what is missing about them, and nothing of theirs changes. */
  updateMissingInfo: linkCall
    .errors({
      PRIMARY_PASSENGER: { status: 400, message: "Cannot remove a primary passenger" },
      UNKNOWN_PASSENGER: { status: 400, message: "A passenger is not one of this booking." },
    })
    .route(travellerRoutes.updateMissingInfo)
    .input(updateMissingInfoInput)
    .output(readonlyOutput(updatedInfoSchema)),
};
