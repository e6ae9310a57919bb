import type { travellersStaff } from "../../travellers/staff-contract.ts";
import type { Implementation } from "../implement.ts";
import { pageOfItems } from "./page.ts";
import { type CheckInDesk, sight } from "./check-in-desk.ts";

const day = 86_400;

/** What operators do about travellers' information. Every link is the same: it leads nowhere. */
export const travellerStaffCalls = (desk: CheckInDesk): Implementation<typeof travellersStaff> => ({
  createLink: ({ bookingNo, vendor }, fail) => {
    const row = sight(desk)
      .rows()
      .find((one) => one.bookingNo === bookingNo && (vendor === undefined || one.vendor === vendor));
    if (!row) throw fail("NOT_FOUND");
    const searchId = "x".repeat(43);
    return {
      bookingNo,
      vendor: row.vendor,
      searchId,
      path: `/missing-info?searchid=${searchId}&bookingNo=${bookingNo}`,
      expiresAt: desk.now() + 9 * day,
      mailed: desk.supplied.of(bookingNo).missingInfoLink.to !== "",
      replaced: desk.supplied.link(bookingNo, desk.user().userid),
    };
  },
  changes: ({ bookingNo, ...page }) =>
    pageOfItems(
      desk.supplied.waiting(bookingNo).filter(({ vendor }) => sight(desk).visible({ vendor })),
      page,
    ),
  decideChange: ({ id }, fail) => {
    const row = desk.supplied.decide(id);
    if (!row) throw fail("NOT_FOUND");
    desk.changed([row.checkInId], false);
    return { ok: true as const };
  },
});
