import { Button, chakra } from "@chakra-ui/react";
import {
  type AncillaryProduct,
  ancillaryProducts,
  containerOf,
  priceText,
  productFacts,
  productNames,
} from "@gatehouse/domain/ancillary";
import { Choice } from "@gatehouse/ui/choice";
import {
  Check,
  ClockAlert,
  CloudSunRain,
  Info,
  type LucideIcon,
  Plus,
  Radar,
  ShieldCheck,
  TicketCheck,
  UserRoundCheck,
} from "lucide-react";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { pricesOf } from "../prices-of.ts";
import type { CartBooking } from "../data/use-cart-booking.ts";
import { messages } from "../messages/index.ts";
import type { CartInUse } from "../use-cart.ts";

const icons: Readonly<Record<AncillaryProduct, LucideIcon>> = {
  "air-traveler-assist": UserRoundCheck,
  "flight-watcher": Radar,
  "auto-checkin": TicketCheck,
  "weather-alerts": CloudSunRain,
  "flight-delay-assistance": ClockAlert,
  "flight-disruption-guarantee": ShieldCheck,
};
const whole = ancillaryProducts.filter((product) => productFacts[product].contains.length > 0);
const inside = whole.flatMap((product) => productFacts[product].contains);
const others = ancillaryProducts.filter((product) => !whole.includes(product) && !inside.includes(product));

interface ProductsProps {
  readonly booking: CartBooking;
  readonly inUse: CartInUse;
}

/** What can be chosen (ANC-1). What a product contains is drawn inside it before anything is chosen. */
export function Products({ booking, inUse }: ProductsProps) {
  const t = useMessages(messages);
  const prices = pricesOf(booking);
  const sold = (product: AncillaryProduct): boolean => prices[product] !== undefined;
  return (
    <chakra.div display="grid" gap="4">
      {whole.filter(sold).map((product) => (
        <Card key={product} product={product} level={2} booking={booking} inUse={inUse} isWhole />
      ))}
      <Row
        level={2}
        products={inside.filter((product) => sold(product) && !whole.some(sold))}
        booking={booking}
        inUse={inUse}
      />
      <chakra.h2 textStyle="md" fontWeight="strong" mt="2">
        {t("disrupted")}
      </chakra.h2>
      <Row level={3} products={others.filter(sold)} booking={booking} inUse={inUse} />
      <chakra.p display="flex" gap="2" color="fg.muted">
        <chakra.span pt="0.5">
          <Info aria-hidden size={16} />
        </chakra.span>
        {t("note")}
      </chakra.p>
    </chakra.div>
  );
}

const Row = ({
  products,
  ...rest
}: ProductsProps & { readonly level: 2 | 3; readonly products: readonly AncillaryProduct[] }) =>
  products.length > 0 && (
    <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(18rem, 100%), 1fr))">
      {products.map((product) => (
        <Card key={product} product={product} {...rest} />
      ))}
    </chakra.div>
  );

interface CardProps extends ProductsProps {
  readonly product: AncillaryProduct;
  /** Of its heading. */
  readonly level: 2 | 3;
  readonly isWhole?: boolean;
  /** Drawn inside the card of what contains it. */
  readonly isInside?: boolean;
}

function Card({ product, level, booking, inUse, isWhole = false, isInside = false }: CardProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const prices = pricesOf(booking);
  const { cart, toggle } = inUse;
  const isChosen = cart.chosen.includes(product);
  const isIncluded = containerOf(cart.chosen, product) !== undefined;
  const { contains, costType } = productFacts[product];
  const Icon = icons[product];
  const money = (minor: number): string => priceText(minor, booking.currency, language);
  const apart = contains.reduce((sum, one) => sum + (prices[one] ?? 0), 0);
  const look = isInside
    ? {}
    : {
        borderWidth: "2px",
        borderRadius: "panel",
        borderColor: isChosen ? "accent.solid" : "border",
        bg: "bg.panel",
      };
  return (
    <chakra.article aria-label={productNames[product]} display="flex" flexDirection="column" minW="0" {...look}>
      <chakra.div display="flex" flexWrap="wrap" flex="1" gap="3" p="4" alignItems="center">
        <chakra.div display="flex" gap="3" flex="1 1 14rem" minW="0" alignSelf="start">
          <chakra.span color={isChosen || isIncluded ? "accent.fg" : "fg.muted"} pt="0.5" flexShrink={0}>
            <Icon aria-hidden size={isInside ? 18 : 24} />
          </chakra.span>
          <div>
            <chakra.h3 as={`h${level}`} textStyle="md" fontWeight="strong">
              {productNames[product]}
            </chakra.h3>
            <chakra.p color="fg.muted">{t(`about.${product}`, { price: money(apart) })}</chakra.p>
            {booking.services.includes(product) && <chakra.p color="state.ok.fg">{t("has")}</chakra.p>}
          </div>
        </chakra.div>
        <chakra.div
          display="flex"
          flex={isWhole ? "0 1 auto" : "1 0 100%"}
          alignItems="center"
          justifyContent="space-between"
          alignSelf={isWhole ? "center" : "end"}
          gap="4"
        >
          <span>
            <chakra.b textStyle={isInside ? "md" : "lg"}>{money(prices[product] ?? 0)}</chakra.b>{" "}
            <chakra.span color="fg.muted">{t(`per.${costType}`)}</chakra.span>
          </span>
          {isIncluded ? (
            <chakra.span display="inline-flex" alignItems="center" gap="1" color="accent.fg" fontWeight="strong">
              <Check aria-hidden size={16} /> {t("included")}
            </chakra.span>
          ) : (
            <Button
              aria-pressed={isChosen}
              aria-label={t(isChosen ? "added.named" : "add.named", { name: productNames[product] })}
              {...(isChosen ? { bg: "accent.soft", color: "accent.fg", borderColor: "accent.solid" } : {})}
              onClick={() => toggle(product)}
            >
              {isChosen ? <Check aria-hidden /> : <Plus aria-hidden />} {t(isChosen ? "added" : "add")}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
      {isChosen && costType === "segment" && <Flights booking={booking} inUse={inUse} />}
      {isWhole && (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "1fr", xl: "repeat(3, minmax(0, 1fr))" }}
          borderTopWidth="1px"
          divideX={{ xl: "1px" }}
          divideY={{ base: "1px", xl: "0" }}
        >
          {contains.map(
            (one) =>
              prices[one] !== undefined && (
                <Card key={one} product={one} level={3} booking={booking} inUse={inUse} isInside />
              ),
          )}
        </chakra.div>
      )}
    </chakra.article>
  );
}

function Flights({ booking, inUse: { cart, chooseFlight } }: ProductsProps) {
  const t = useMessages(messages);
  return (
    <chakra.fieldset px="4" pb="4" display="grid" gap="1">
      <chakra.legend fontWeight="strong" pb="1">
        {t("flights.choose")}
      </chakra.legend>
      {booking.flights.map(({ segmentId, airline, flightNum, from, to, departureDate }) => (
        <chakra.label key={segmentId} display="flex" alignItems="center" gap="2" minH="control">
          <Choice
            type="checkbox"
            checked={cart.segments.includes(segmentId)}
            onChange={({ target }) => chooseFlight(segmentId, target.checked)}
          />
          {airline} {flightNum} {from}–{to}, {departureDate}
        </chakra.label>
      ))}
      {cart.segments.length === 0 && (
        <chakra.p role="alert" color="state.bad.fg">
          {t("flights.none")}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
