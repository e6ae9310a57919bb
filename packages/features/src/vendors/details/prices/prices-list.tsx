import { chakra } from "@chakra-ui/react";
import { ancillaryProducts, priceText, productFacts, productNames } from "@gatehouse/domain/ancillary";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import type { VendorPrices } from "../data/use-vendor-prices.ts";
import { messages } from "./messages/index.ts";

/** The prices of a vendor, to be read. */
export function PricesList({ known: { currency, prices } }: { readonly known: VendorPrices }) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <chakra.ul aria-labelledby="vendor-prices" listStyleType="none" borderTopWidth="1px" borderColor="border.subtle">
      {ancillaryProducts.map((product) => {
        const unit = prices.find((one) => one.product === product)?.unit;
        return (
          <chakra.li
            key={product}
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            columnGap="4"
            py="2"
            borderBottomWidth="1px"
            borderColor="border.subtle"
          >
            <span>{productNames[product]}</span>
            <chakra.span textStyle="figures" color={unit === undefined ? "fg.muted" : undefined}>
              {unit === undefined
                ? t("unsold")
                : `${priceText(unit, currency, language)} ${t(`per.${productFacts[product].costType}`)}`}
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
