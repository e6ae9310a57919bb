import type { contract } from "../../contract.ts";
import type { Implementation } from "../implement.ts";
import type { MockFlights } from "../mock-flights.ts";
import { pageOfItems } from "./page.ts";

/** The list of chosen flights. @param now seconds since 1970, UTC */
export const flightChoiceCalls = (
  { listed }: Pick<MockFlights, "listed">,
  now: () => number,
): Implementation<typeof contract.flightChoices> => ({
  list: ({ settled, ...page }) =>
    pageOfItems(
      listed.filter(({ settledAt }) => (settledAt !== null) === settled),
      page,
    ),
  settle: ({ id, selectedAt }, fail) => {
    const index = listed.findIndex((one) => one.id === id);
    const found = listed[index];
    if (!found) throw fail("NOT_FOUND");
    if (found.settledBy !== null) throw fail("ALREADY_SETTLED", { userid: found.settledBy });
    if (found.selectedAt !== selectedAt) throw fail("CHOICE_CHANGED");
    listed[index] = { ...found, settledAt: now(), settledBy: "crm" };
    return { ok: true as const };
  },
});
