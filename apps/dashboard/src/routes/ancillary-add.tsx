import { AddAncillaryScreen } from "@gatehouse/features/ancillary/add";
import { parseCartSearch } from "@gatehouse/features/ancillary/cart-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/ancillary/add");

export function AncillaryAdd() {
  const search = useParsed(route.useSearch(), parseCartSearch);
  const navigate = route.useNavigate();
  return (
    <AddAncillaryScreen
      search={search}
      onSearchChange={(next) =>
        // Another booking is another page; what is put into its cart is not.
        void navigate({ to: ".", search: { ...next }, replace: next.bookingNo === search.bookingNo })
      }
    />
  );
}
