import { chakra } from "@chakra-ui/react";
import { cartTotal } from "@gatehouse/domain/ancillary";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { Stepper } from "@gatehouse/ui/stepper";
import { useEffect, useState } from "react";
import { useTellOutcome } from "../../app/outcome.ts";
import { useMessages } from "../../i18n/index.ts";
import type { CartSearch } from "./cart-search.ts";
import { pricesOf } from "./prices-of.ts";
import type { CartBooking } from "./data/use-cart-booking.ts";
import { messages } from "./messages/index.ts";
import { CartPanel } from "./parts/cart-panel.tsx";
import { CheckPage } from "./parts/check-page.tsx";
import { Orders } from "./parts/orders.tsx";
import { PaidAt, usePaying } from "./parts/paying.tsx";
import { Products } from "./parts/products.tsx";
import { useCart } from "./use-cart.ts";

interface ShopProps {
  readonly booking: CartBooking;
  readonly search: CartSearch;
  readonly onSearchChange: (next: CartSearch) => void;
  /** Told whether an order waits for the bank. */
  readonly onWaits: (waits: boolean) => void;
  readonly onReread: () => void;
}

/** Products on the left, the cart beside them; then one page to check, and the bank. */
export function Shop({ booking, search, onSearchChange, onWaits, onReread }: ShopProps) {
  const t = useMessages(messages);
  const inUse = useCart(booking, search, onSearchChange);
  const { cart, limit, step } = inUse;
  const [checks, setChecks] = useState(false);
  const paying = usePaying(booking, onWaits);
  const tellOutcome = useTellOutcome();
  const { bookingNo } = booking;
  const { id: paid, state } = paying.order ?? {};
  const isPaid = state === "PAID" || state === "ACTIVE";
  useEffect(() => {
    if (paid !== undefined && isPaid) tellOutcome("paid", { bookingNo, order: paid });
  }, [tellOutcome, bookingNo, paid, isPaid]);
  const { lines, total } = cartTotal(cart, pricesOf(booking));
  const canBuy = booking.flights.length > 0 && booking.prices.length > 0;
  const isChecking = checks && lines.length > 0 && canBuy;
  return (
    <chakra.div
      display={{ base: "block", lg: isChecking || !canBuy ? "block" : "grid" }}
      gridTemplateColumns="minmax(0, 1fr) 22rem"
      minH="0"
      overflowY="auto"
    >
      <chakra.section px={{ base: "3", md: "gutter" }} pb="6" display="grid" gap="4" alignContent="start" minW="0">
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3">
          <chakra.p color="fg.muted">
            {t("booking")}{" "}
            <chakra.span fontFamily="mono" color="fg">
              {booking.bookingNo}
            </chakra.span>
            {booking.traveller !== "" && `, ${booking.traveller}`}, {t("flights", { count: booking.flights.length })}
          </chakra.p>
          {canBuy && !isChecking && (
            <chakra.div>
              <Stepper
                value={cart.passengers}
                name={t("passengers")}
                hint={t("passengers.range")}
                canDecrease
                canIncrease
                onStep={step}
                labels={{ fewer: t("passengers.less"), more: t("passengers.more") }}
              />
              <chakra.output display="block" color="state.warn.fg" textStyle="sm">
                {limit && t(`passengers.${limit}`)}
              </chakra.output>
            </chakra.div>
          )}
        </chakra.div>
        <PaidAt paying={paying} />
        {isChecking ? (
          <CheckPage
            booking={booking}
            cart={cart}
            onBack={() => setChecks(false)}
            onReread={onReread}
            onOrdered={(order) => {
              setChecks(false);
              tellOutcome("ordered", { bookingNo, order: order.id });
              onSearchChange({
                bookingNo: booking.bookingNo,
                ...(search.vendorCode === undefined ? {} : { vendorCode: search.vendorCode }),
              });
              if (booking.canPay) void paying.pay(order);
            }}
          />
        ) : canBuy ? (
          <Products booking={booking} inUse={inUse} />
        ) : (
          <Unsold booking={booking} />
        )}
        {!isChecking && <Orders booking={booking} paying={paying} />}
      </chakra.section>
      {canBuy && !isChecking && (
        <CartPanel booking={booking} inUse={inUse} lines={lines} total={total} onContinue={() => setChecks(true)} />
      )}
    </chakra.div>
  );
}

function Unsold({ booking: { flights, vendorName, currency } }: { readonly booking: CartBooking }) {
  const t = useMessages(messages);
  const why = flights.length === 0 ? "over" : "unsold";
  return (
    <EmptyState drawing="fog" title={t(`${why}.title`, { vendor: vendorName, currency })}>
      {t(`${why}.hint`)}
    </EmptyState>
  );
}
