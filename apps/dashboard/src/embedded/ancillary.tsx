import { AddAncillaryScreen } from "@gatehouse/features/ancillary/add";
import { type CartSearch, parseCartSearch } from "@gatehouse/features/ancillary/cart-search";
import type { EmbeddedScreenProps } from "@gatehouse/features/embedding";
import { useState } from "react";

/** Products for a booking, beginning with the one that the page around has named. */
export function Ancillary({ opened: { bookingNo } }: EmbeddedScreenProps) {
  const [search, setSearch] = useState<CartSearch>(() => parseCartSearch({ bookingNo }));
  return <AddAncillaryScreen search={search} onSearchChange={setSearch} />;
}
