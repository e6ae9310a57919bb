import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { productNames, productsIn } from "@gatehouse/domain/ancillary";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { useState } from "react";
import { AppLink, useErrorText, usePageTitle, usePermission } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { SearchForm } from "../../app/search-form.tsx";
import { createTripPath } from "../../app/trip-path.ts";
import { useMessages } from "../../i18n/index.ts";
import type { CartSearch } from "./cart-search.ts";
import { useCartBooking } from "./data/use-cart-booking.ts";
import { messages } from "./messages/index.ts";
import { Shop } from "./shop.tsx";

export interface AddAncillaryScreenProps {
  /** What the address says; read it with `parseCartSearch`. */
  readonly search: CartSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: CartSearch) => void;
}

/** Add Ancillary (ANC-1): products are chosen for a booking, ordered and paid. The cart is in the address. */
export function AddAncillaryScreen({ search, onSearchChange }: AddAncillaryScreenProps) {
  const t = useMessages(messages);
  usePageTitle(t("title"));
  return (
    <chakra.div display="grid" gridTemplateRows="auto minmax(0, 1fr)" height="full" minH="0">
      <chakra.header px={{ base: "3", md: "gutter" }} pt="2" pb="3">
        <PageHeader
          title={t("title")}
          tools={
            <SearchForm
              text={search.bookingNo ?? ""}
              label={t("search.label")}
              action={t("search.do")}
              onSearch={(bookingNo) => onSearchChange(bookingNo === "" ? {} : { ...keptCart(search), bookingNo })}
            />
          }
        />
      </chakra.header>
      <Found key={`${search.bookingNo}/${search.vendorCode}`} search={search} onSearchChange={onSearchChange} />
    </chakra.div>
  );
}

/** What was chosen goes along to another booking; its flights and its passengers do not. */
const keptCart = ({ products }: CartSearch): CartSearch => (products === undefined ? {} : { products });

/** Who makes trips makes one, and comes back with what was chosen (ANC-9). */
function NoBookingYet({ products }: { readonly products: string | undefined }) {
  const t = useMessages(messages);
  const mayMakeTrips = usePermission("tripsCreate");
  if (!mayMakeTrips) return null;
  const href = createTripPath({ travelRequestId: null, ...(products !== undefined && { ancillaries: products }) });
  return (
    <Button asChild>
      <AppLink href={href}>{t("start.trip")}</AppLink>
    </Button>
  );
}

function Found({ search, onSearchChange }: AddAncillaryScreenProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const [waits, setWaits] = useState(false);
  const { booking, error, isUnknown, vendors, reading, read } = useCartBooking(search, waits);
  const number = search.bookingNo ?? "";
  const chosen = productsIn(search.products ?? "")
    .map((product) => productNames[product])
    .join(", ");
  if (number === "")
    return (
      <EmptyState drawing="fog" title={t("start.title")} actions={<NoBookingYet products={search.products} />}>
        {chosen !== "" && (
          <chakra.strong display="block" color="fg" mb="1">
            {t("start.chosen", { products: chosen })}
          </chakra.strong>
        )}
        {t("start.hint")}
      </EmptyState>
    );
  if (booking)
    return (
      <Shop booking={booking} search={search} onSearchChange={onSearchChange} onWaits={setWaits} onReread={read} />
    );
  if (vendors)
    return (
      <EmptyState
        drawing="fog"
        title={t("several.title", { number })}
        actions={vendors.map(({ code, name }) => (
          <Button key={code} onClick={() => onSearchChange({ ...search, vendorCode: code })}>
            {name}
          </Button>
        ))}
      >
        {t("several.hint")}
      </EmptyState>
    );
  if (isUnknown)
    return (
      <EmptyState drawing="fog" title={t("none.title", { number })}>
        {t("none.hint")}
      </EmptyState>
    );
  if (error !== undefined)
    return (
      <ErrorState labels={{ title: t("failed"), retry: t("retry") }} onRetry={read} retrying={reading}>
        {errorText(error)}
      </ErrorState>
    );
  return (
    <chakra.div px={{ base: "3", md: "gutter" }} py="3" display="grid" gap="3" alignContent="start" aria-busy="true">
      <chakra.output color="fg.muted">{t("loading")}</chakra.output>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} height="24" />
      ))}
    </chakra.div>
  );
}
