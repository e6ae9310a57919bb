import { Button, chakra } from "@chakra-ui/react";
import { cartProblem, type CartLine, priceText, productFacts, productNames } from "@gatehouse/domain/ancillary";
import { IconButton } from "@gatehouse/ui/icon-button";
import { ArrowRight, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { type CartBooking, pricesOf } from "../data/use-cart-booking.ts";
import { messages } from "../messages/index.ts";
import type { CartInUse } from "../use-cart.ts";

interface CartPanelProps {
  readonly booking: CartBooking;
  readonly inUse: CartInUse;
  readonly lines: readonly CartLine[];
  readonly total: number;
  readonly onContinue: () => void;
}

/** The cart: what was removed stays struck through with its reason until somebody has read it (ANC-2). */
export function CartPanel({ booking, inUse, lines, total, onContinue }: CartPanelProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { cart, removals, dismiss, toggle } = inUse;
  const money = (minor: number): string => priceText(minor, booking.currency, language);
  const problem = cartProblem(cart, pricesOf(booking));
  return (
    <chakra.aside
      aria-label={t("cart")}
      px={{ base: "3", md: "gutter" }}
      py="4"
      borderStartWidth={{ lg: "1px" }}
      borderTopWidth={{ base: "1px", lg: "0" }}
      position={{ base: "sticky", lg: "static" }}
      bottom="0"
      maxH={{ base: "60dvh", lg: "none" }}
      overflowY="auto"
      bg="bg.panel"
    >
      <chakra.h2 textStyle="md" mb="3">
        {t("cart")}
      </chakra.h2>
      <div role="status">
        {removals.map(({ product, because }) => (
          <chakra.div key={product} bg="accent.soft" borderRadius="control" px="3" py="2" mb="2">
            <chakra.div display="flex" alignItems="center" gap="2">
              <chakra.s flex="1" color="fg.muted">
                {productNames[product]}
              </chakra.s>
              <IconButton icon={X} label={t("dismiss")} onClick={() => dismiss(product)} />
            </chakra.div>
            <chakra.p display="flex" gap="2">
              <chakra.span color="accent.fg" pt="0.5">
                <Info aria-hidden size={16} />
              </chakra.span>
              {t("removed", { container: productNames[because], item: productNames[product] })}
            </chakra.p>
          </chakra.div>
        ))}
      </div>
      {lines.length === 0 && <chakra.p color="fg.muted">{t("cart.empty")}</chakra.p>}
      <CartLines
        lines={lines}
        currency={booking.currency}
        tool={({ product }) => (
          <IconButton icon={X} label={t("remove", { name: productNames[product] })} onClick={() => toggle(product)} />
        )}
      />
      {lines.length > 0 && (
        <>
          <chakra.p display="flex" alignItems="baseline" justifyContent="space-between" gap="3" py="3">
            <b>{t("total", { count: cart.passengers })}</b>
            <span>
              <chakra.b textStyle="xl">{money(total)}</chakra.b>{" "}
              <chakra.small color="fg.muted">{booking.currency}</chakra.small>
            </span>
          </chakra.p>
          <Button
            variant="solid"
            size="lg"
            width="full"
            aria-disabled={problem === undefined ? undefined : true}
            onClick={() => {
              if (problem === undefined) onContinue();
            }}
          >
            {t("continue")} <ArrowRight aria-hidden />
          </Button>
          <chakra.p color="fg.muted" pt="2" textStyle="sm">
            {problem === "segments" ? t("flights.none") : t("continue.hint")}
          </chakra.p>
        </>
      )}
    </chakra.aside>
  );
}

interface CartLinesProps {
  readonly lines: readonly CartLine[];
  readonly currency: string;
  /** What stands at the end of a line. */
  readonly tool?: (line: CartLine) => ReactNode;
}

/** What is bought, how often, and what it costs. */
export function CartLines({ lines, currency, tool }: CartLinesProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <chakra.ul listStyleType="none" divideY="1px" borderBottomWidth={lines.length > 0 ? "1px" : "0"}>
      {lines.map((line) => (
        <chakra.li key={line.product} display="flex" alignItems="center" gap="2" py="2">
          <chakra.div flex="1" minW="0">
            <b>{productNames[line.product]}</b>
            <chakra.small display="block" color="fg.muted">
              {t(`times.${productFacts[line.product].costType}`, {
                price: priceText(line.unit, currency, language),
                count: line.quantity,
              })}
            </chakra.small>
          </chakra.div>
          <b>{priceText(line.amount, currency, language)}</b>
          {tool?.(line)}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
