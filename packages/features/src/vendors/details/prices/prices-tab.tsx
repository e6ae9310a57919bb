import { chakra, Skeleton } from "@chakra-ui/react";
import { vendorCurrencies } from "@gatehouse/domain/vendors";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Notice } from "@gatehouse/ui/notice";
import { useState } from "react";
import { usePermission } from "../../../app/index.ts";
import { useMessages } from "../../../i18n/index.ts";
import { Select } from "../../parts/fields.tsx";
import type { Vendor } from "../data/use-vendor.ts";
import { useVendorPrices } from "../data/use-vendor-prices.ts";
import { messages } from "./messages/index.ts";
import { type PricesDraft, PricesForm } from "./prices-form.tsx";
import { PricesList } from "./prices-list.tsx";

/** What the products of a vendor cost: read by whoever sees it, set by administrators (ANC-10). */
export function PricesTab({ vendor }: { readonly vendor: Vendor }) {
  const t = useMessages(messages);
  const sets = usePermission("vendorAdmin");
  const own = vendor.settings.currency;
  const [currency, setCurrency] = useState(own);
  /** What is typed in each currency and not saved. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, PricesDraft | undefined>>>({});
  /** Grows when the form begins anew with what stands now. */
  const [round, setRound] = useState(0);
  const { found, error, reading, read, newest } = useVendorPrices(vendor.code, currency);
  const name = vendor.details.orgName;
  const isShown = found?.currency === currency;
  return (
    <chakra.section aria-labelledby="vendor-prices" display="grid" gap="3" maxW="44rem">
      <div>
        <chakra.h2 id="vendor-prices" textStyle="md" fontWeight="strong">
          {t("title")}
        </chakra.h2>
        <chakra.p color="fg.muted">{t("lead", { name })}</chakra.p>
      </div>
      <chakra.div maxW="16rem">
        <Select
          id="vendor-prices-currency"
          label={t("currency")}
          value={currency}
          options={vendorCurrencies.map((value) => ({
            value,
            text: value === own ? t("currency.own", { currency: value }) : value,
          }))}
          onChange={setCurrency}
        />
      </chakra.div>
      {currency !== own && <Notice tone="info">{t("currency.other", { name, currency: own })}</Notice>}
      {isShown ? (
        sets ? (
          <PricesForm
            key={`${currency} ${round}`}
            code={vendor.code}
            known={found}
            draft={drafts[currency]}
            onDraft={(draft) => setDrafts({ ...drafts, [currency]: draft })}
            onRead={async () => {
              await newest();
              setRound(round + 1);
            }}
          />
        ) : (
          <PricesList known={found} />
        )
      ) : error === undefined ? (
        <Skeleton height="60" aria-busy />
      ) : (
        <ErrorState labels={{ title: t("failed"), retry: t("retry") }} onRetry={read} retrying={reading} />
      )}
    </chakra.section>
  );
}
