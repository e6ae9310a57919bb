import { Button, chakra } from "@chakra-ui/react";
import { type OrderState, priceText, productNames } from "@gatehouse/domain/ancillary";
import { StatusPill, type StatusTone } from "@gatehouse/ui/status-pill";
import { CircleCheck, CircleX, Clock, CreditCard, type LucideIcon, Undo2 } from "lucide-react";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import type { CartBooking } from "../data/use-cart-booking.ts";
import { messages } from "../messages/index.ts";
import type { Paying } from "./paying.tsx";

const looks: Readonly<Record<OrderState, readonly [StatusTone, LucideIcon]>> = {
  OPEN: ["warn", Clock],
  PAID: ["accent", CreditCard],
  ACTIVE: ["ok", CircleCheck],
  REFUNDED: ["slate", Undo2],
  FAILED: ["bad", CircleX],
};

/** What was ordered for the booking before; what was not paid can be paid here. */
export function Orders({ booking, paying }: { readonly booking: CartBooking; readonly paying: Paying }) {
  const t = useMessages(messages);
  const language = useLanguage();
  if (booking.orders.length === 0) return null;
  return (
    <section>
      <chakra.h2 textStyle="md" fontWeight="strong" mb="1">
        {t("orders")}
      </chakra.h2>
      <chakra.ul listStyleType="none" divideY="1px">
        {booking.orders.map(({ id, state, lines, total, currency, declined }) => {
          const [tone, icon] = looks[state];
          return (
            <chakra.li key={id} display="flex" flexWrap="wrap" alignItems="center" gap="3" py="2">
              <chakra.div flex="1 1 14rem" minW="0">
                <b>{t("order", { id })}</b>{" "}
                <StatusPill tone={tone} icon={icon}>
                  {t(`state.${state}`)}
                </StatusPill>
                <chakra.small display="block" color="fg.muted">
                  {lines.map(({ product }) => productNames[product]).join(", ")}
                </chakra.small>
                {declined !== "" && (
                  <chakra.small display="block" color="state.bad.fg">
                    {t("bank.says")} <bdi>{declined}</bdi>
                  </chakra.small>
                )}
              </chakra.div>
              <b>{priceText(total, currency, language)}</b>
              {state === "OPEN" && booking.canPay && (
                <Button loading={paying.running} onClick={() => void paying.pay({ id })}>
                  <CreditCard aria-hidden /> {t("pay", { price: priceText(total, currency, language) })}
                </Button>
              )}
            </chakra.li>
          );
        })}
      </chakra.ul>
    </section>
  );
}
