import type { travellersStaff } from "../../travellers/staff-contract.ts";
import type { Implementation } from "../implement.ts";
import { pageOfItems } from "./page.ts";
import { type CheckInBackend, visibleCheckIns } from "./check-in-backend.ts";

const day = 86_400;

/** What operators do about travellers' information. Every link is the same: it leads nowhere. */
export const travellerStaffCalls = (backend: CheckInBackend): Implementation<typeof travellersStaff> => ({
  createLink: ({ bookingNo, vendor }, fail) => {
    const row = visibleCheckIns(backend)
      .rows()
      .find((one) => one.bookingNo === bookingNo && (vendor === undefined || one.vendor === vendor));
    if (!row) throw fail("NOT_FOUND");
    const searchId = "x".repeat(43);
    return {
      bookingNo,
      vendor: row.vendor,
      searchId,
      path: `/missing-info?searchid=${searchId}&bookingNo=${bookingNo}`,
      expiresAt: backend.now() + 9 * day,
      mailed: backend.supplied.of(bookingNo).missingInfoLink.to !== "",
      replaced: backend.supplied.link(bookingNo, backend.user().userid),
    };
  },
  changes: ({ bookingNo, ...page }) =>
    pageOfItems(
      backend.supplied.waiting(bookingNo).filter(({ vendor }) => visibleCheckIns(backend).visible({ vendor })),
      page,
    ),
  decideChange: ({ id }, fail) => {
    const row = backend.supplied.decide(id);
    if (!row) throw fail("NOT_FOUND");
    backend.changed([row.checkInId], false);
    return { ok: true as const };
  },
});
