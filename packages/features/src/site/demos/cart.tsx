import { Button, chakra } from "@chakra-ui/react";
import {
  type AncillaryProduct,
  type Cart,
  containerOf,
  productFacts,
  productNames,
  type Removal,
  toggleProduct,
} from "@gatehouse/domain/ancillary";
import { Notice } from "@gatehouse/ui/notice";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

const whole = "air-traveler-assist";
const contained = productFacts[whole].contains;

/** Containment (ANC-2), by the rule of the cart itself. */
export function CartDemo() {
  const t = useMessages(messages);
  const [cart, setCart] = useState<Cart>({ passengers: 1, segments: [], chosen: ["flight-watcher", "weather-alerts"] });
  const [removed, setRemoved] = useState<readonly Removal[]>([]);
  const toggle = (product: AncillaryProduct): void => {
    const next = toggleProduct(cart, product);
    setCart(next.cart);
    setRemoved(next.removed);
  };
  return (
    <chakra.div px={{ base: "4", md: "5" }} py="4" display="grid" gap="3">
      <chakra.section
        aria-label={t("cart.choose")}
        borderWidth="2px"
        borderRadius="panel"
        borderColor={cart.chosen.includes(whole) ? "accent.solid" : "border.strong"}
      >
        <Row product={whole} cart={cart} onToggle={toggle} />
        <chakra.ul aria-label={t("cart.inside")} borderTopWidth="1px" divideY="1px">
          {contained.map((product) => (
            <li key={product}>
              <Row product={product} cart={cart} onToggle={toggle} />
            </li>
          ))}
        </chakra.ul>
      </chakra.section>
      <chakra.div display="grid" gap="2">
        {removed.map(({ product, because }) => (
          <Notice key={product} tone="info" textStyle="sm">
            {t("cart.removed", { container: productNames[because], item: productNames[product] })}
          </Notice>
        ))}
      </chakra.div>
    </chakra.div>
  );
}

function Row({
  product,
  cart: { chosen },
  onToggle,
}: {
  readonly product: AncillaryProduct;
  readonly cart: Cart;
  readonly onToggle: (product: AncillaryProduct) => void;
}) {
  const t = useMessages(messages);
  const isChosen = chosen.includes(product);
  const name = productNames[product];
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" minH="14" px="3.5" py="1.5">
      <chakra.b fontWeight={product === whole ? "strong" : "regular"}>{name}</chakra.b>
      {containerOf(chosen, product) ? (
        <chakra.span display="inline-flex" alignItems="center" gap="1" color="accent.fg" fontWeight="strong">
          <Check aria-hidden size={16} /> {t("cart.word.included")}
        </chakra.span>
      ) : (
        <Button
          aria-pressed={isChosen}
          aria-label={t(isChosen ? "cart.added" : "cart.add", { name })}
          {...(isChosen && { bg: "accent.soft", color: "accent.fg", borderColor: "accent.solid" })}
          onClick={() => onToggle(product)}
        >
          {isChosen ? <Check aria-hidden /> : <Plus aria-hidden />} {t(isChosen ? "cart.word.added" : "cart.word.add")}
        </Button>
      )}
    </chakra.div>
  );
}
