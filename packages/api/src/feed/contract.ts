import { feedSchema } from "@gatehouse/domain/feed";
import { vendorKeyCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import { importsSchema } from "./schema.ts";

/** How bookings come in. Whose they are the key says. */
export const feed = {
  /**
   * Bookings, schedule changes and cancellations of a vendor (FEED-1). Each is taken or refused by itself, in the order of the
   * message. Sending the same again changes nothing.
   */
  imports: vendorKeyCall
    .errors({ FOREIGN_VENDOR: { status: 403, message: "The key is another vendor's." } })
    .route({
      method: "POST",
      path: "/checkin/imports",
      tags: ["feed"],
      summary: "Take in bookings, schedule changes and cancellations; repeating a message changes nothing",
    })
    .input(feedSchema)
    .output(readonlyOutput(importsSchema)),
};
