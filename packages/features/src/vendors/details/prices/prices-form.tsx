import { Button, chakra } from "@chakra-ui/react";
import {
  ancillaryProducts,
  type AncillaryProduct,
  editedPrice,
  maxPrice,
  priceText,
  productFacts,
  productNames,
  readPrice,
} from "@gatehouse/domain/ancillary";
import { useState } from "react";
import { useApi, useToast } from "../../../app/index.ts";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { Line } from "../../parts/fields.tsx";
import { useSaving } from "../data/use-saving.ts";
import type { VendorPrices } from "../data/use-vendor-prices.ts";
import { SaveNotice } from "../save-notice.tsx";
import { messages } from "./messages/index.ts";

export interface PricesFormProps {
  readonly code: string;
  /** What stands when the form begins. */
  readonly known: VendorPrices;
  /** What was typed in this currency and not saved before another one was looked at. */
  readonly draft: PricesDraft | undefined;
  /** Keeps what is typed; undefined once it is saved or left. */
  readonly onDraft: (draft: PricesDraft | undefined) => void;
  /** Begins anew with what stands now. */
  readonly onRead: () => Promise<void>;
}

type Typed = Readonly<Record<AncillaryProduct, string>>;

/** Prices that were typed, and those that stood when that began. */
export interface PricesDraft {
  readonly typed: Typed;
  readonly seen: VendorPrices["prices"];
}

const idOf = (product: AncillaryProduct): string => `vendor-price-${product}`;

/** Sets what the products of a vendor cost in a currency (ANC-10). */
export function PricesForm({ code, known: { currency, prices }, draft, onDraft, onRead }: PricesFormProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const api = useApi();
  const toast = useToast();
  const saving = useSaving();
  const [seen] = useState(draft?.seen ?? prices);
  const [isTried, setTried] = useState(false);
  const [typed, setTyped] = useState<Typed>(
    () =>
      draft?.typed ??
      (Object.fromEntries(
        ancillaryProducts.map((product) => {
          const unit = seen.find((one) => one.product === product)?.unit;
          return [product, unit === undefined ? "" : editedPrice(unit, currency, language)];
        }),
      ) as Typed), // each product is a key
  );
  const type = (product: AncillaryProduct, text: string): void => {
    const next = { ...typed, [product]: text.slice(0, 20) };
    setTyped(next);
    onDraft({ typed: next, seen });
  };
  const readAgain = (): Promise<void> => {
    onDraft(undefined);
    return onRead();
  };
  const money = (minor: number): string => priceText(minor, currency, language);
  const unitOf = (product: AncillaryProduct): number | undefined => readPrice(typed[product], currency, language);
  const wrong = ancillaryProducts.filter((product) => typed[product].trim() !== "" && unitOf(product) === undefined);
  const helperOf = (product: AncillaryProduct): string => {
    const { contains, costType } = productFacts[product];
    const apart = contains.reduce((sum, one) => sum + (unitOf(one) ?? 0), 0);
    return [t(`per.${costType}`), ...(apart > 0 ? [t("dearer", { price: money(apart) })] : [])].join(" · ");
  };
  const save = async (): Promise<void> => {
    setTried(true);
    const [first] = wrong;
    if (first) {
      saving.say({ kind: "wrong" });
      document.getElementById(idOf(first))?.focus();
      return;
    }
    const next = ancillaryProducts.flatMap((product) => {
      const unit = unitOf(product);
      return unit === undefined ? [] : [{ product, unit }];
    });
    const isSaved = await saving.run(async () => {
      const { changed } = await api.ancillary.savePrices({ code, currency, prices: next, seen: [...seen] });
      toast({ tone: changed ? "success" : "info", title: t(changed ? "saved" : "unchanged") });
    });
    if (isSaved) await readAgain();
  };
  return (
    <chakra.form
      noValidate
      aria-labelledby="vendor-prices"
      display="grid"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <chakra.p color="fg.muted">{t("unsold.hint")}</chakra.p>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }}>
        {ancillaryProducts.map((product) => (
          <Line
            key={product}
            id={idOf(product)}
            label={productNames[product]}
            inputMode="decimal"
            value={typed[product]}
            onChange={(text) => type(product, text)}
            helper={helperOf(product)}
            error={
              isTried && wrong.includes(product)
                ? t("invalid", { most: money(maxPrice), sample: editedPrice(1400, currency, language) })
                : undefined
            }
          />
        ))}
      </chakra.div>
      <SaveNotice outcome={saving.outcome} wrong={t("wrong")} onRead={() => void readAgain()} />
      <chakra.div>
        <Button type="submit" variant="solid" aria-disabled={saving.running || undefined}>
          {t("save")}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
