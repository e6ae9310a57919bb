import { Button, chakra } from "@chakra-ui/react";
import {
  type AncillaryProduct,
  cartProblem,
  type CartLine,
  priceText,
  productFacts,
  productNames,
  quantityOf,
} from "@gatehouse/domain/ancillary";
import { IconButton } from "@gatehouse/ui/icon-button";
import { ArrowRight, ChevronDown, ChevronUp, Info, X } from "lucide-react";
import { useState } from "react";
import { useNarrow } from "../../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { pricesOf } from "../prices-of.ts";
import type { CartBooking } from "../data/use-cart-booking.ts";
import { messages } from "../messages/index.ts";
import type { CartInUse } from "../use-cart.ts";

interface CartPanelProps {
  readonly booking: CartBooking;
  readonly inUse: CartInUse;
  readonly lines: readonly CartLine[];
  readonly total: number;
  readonly onContinue: () => void;
}

/** The cart: what was removed stays struck through with its reason until somebody has read it (ANC-2). On a phone it opens. */
export function CartPanel({ booking, inUse, lines, total, onContinue }: CartPanelProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const { cart, toggle } = inUse;
  const money = (minor: number): string => priceText(minor, booking.currency, language);
  const problem = cartProblem(cart, pricesOf(booking));
  const isEmpty = lines.length === 0;
  const goOn = (
    <Button
      variant="solid"
      size="lg"
      width={narrow ? "auto" : "full"}
      aria-disabled={problem === undefined ? undefined : true}
      onClick={() => {
        if (problem === undefined) onContinue();
      }}
    >
      {t("continue")} <ArrowRight aria-hidden />
    </Button>
  );
  const all = (
    <>
      {isEmpty && <chakra.p color="fg.muted">{t("cart.empty")}</chakra.p>}
      <CartLines lines={lines} currency={booking.currency} onRemove={toggle} />
    </>
  );
  const place = { px: { base: "3", md: "gutter" }, bg: "bg.panel", borderTopWidth: { base: "1px", lg: "0" } };
  if (narrow)
    return (
      <chakra.aside aria-label={t("cart")} {...place} py="3" position="sticky" bottom="0" maxH="60dvh" overflowY="auto">
        <Removals booking={booking} inUse={inUse} />
        {isOpen && all}
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
          <Button variant="ghost" px="0" height="auto" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <chakra.span textAlign="start">
              <chakra.b display="block" textStyle="lg">
                {money(total)}
              </chakra.b>
              <chakra.small color="fg.muted">
                {t("cart.products", { count: lines.length })}, {t("cart.passengers", { count: cart.passengers })}
              </chakra.small>
            </chakra.span>
            {isOpen ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          </Button>
          {!isEmpty && goOn}
        </chakra.div>
      </chakra.aside>
    );
  return (
    <chakra.aside aria-label={t("cart")} {...place} py="4" borderStartWidth={{ lg: "1px" }}>
      <chakra.h2 textStyle="md" fontWeight="strong" mb="3">
        {t("cart")}
      </chakra.h2>
      <Removals booking={booking} inUse={inUse} />
      {all}
      {!isEmpty && (
        <>
          <chakra.p display="flex" alignItems="baseline" justifyContent="space-between" gap="3" py="3">
            <b>{t("total", { count: cart.passengers })}</b>
            <span>
              <chakra.b textStyle="xl">{money(total)}</chakra.b>{" "}
              <chakra.small color="fg.muted">{booking.currency}</chakra.small>
            </span>
          </chakra.p>
          {goOn}
          <chakra.p color="fg.muted" pt="2" textStyle="sm">
            {problem === "segments" ? t("flights.none") : t("continue.hint")}
          </chakra.p>
        </>
      )}
    </chakra.aside>
  );
}

/** What was taken out of the cart by itself, and why. */
function Removals({ booking, inUse: { cart, removals, dismiss } }: Pick<CartPanelProps, "booking" | "inUse">) {
  const t = useMessages(messages);
  const language = useLanguage();
  const prices = pricesOf(booking);
  return (
    <chakra.output display="block">
      {removals.map(({ product, because }) => (
        <chakra.div key={product} bg="accent.soft" borderRadius="control" px="3" py="2" mb="2">
          <chakra.div display="flex" alignItems="center" gap="2" color="fg.muted">
            <chakra.s flex="1">{productNames[product]}</chakra.s>
            <s>{priceText((prices[product] ?? 0) * quantityOf(cart, product), booking.currency, language)}</s>
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
    </chakra.output>
  );
}

interface CartLinesProps {
  readonly lines: readonly CartLine[];
  readonly currency: string;
  /** Takes a line out of the cart; left out where nothing can be. */
  readonly onRemove?: (product: AncillaryProduct) => void;
}

/** What is bought, how often, and what it costs. */
export function CartLines({ lines, currency, onRemove }: CartLinesProps) {
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
          {onRemove && (
            <IconButton
              icon={X}
              label={t("remove", { name: productNames[line.product] })}
              onClick={() => onRemove(line.product)}
            />
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
