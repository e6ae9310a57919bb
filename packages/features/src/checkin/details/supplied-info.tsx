import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { AddressNames } from "./address-text.ts";
import type { PnrData } from "./data/use-pnr.ts";
import { messages } from "./messages/index.ts";
import { suppliedValues } from "./supplied-text.ts";

/** What travellers gave for the whole booking: where they stay, and whom to call. Nothing where they gave nothing. */
export function SuppliedInfo({ pnr, names }: { readonly pnr: PnrData; readonly names: AddressNames }) {
  const t = useMessages(messages);
  const titleId = useId();
  const { destination, emergency } = suppliedValues(pnr, names);
  const values = [
    [t("travellers.destination"), destination],
    [t("travellers.emergency"), emergency],
  ] as const;
  const given = values.filter(([, value]) => value !== "");
  if (given.length === 0) return null;
  return (
    <chakra.section aria-labelledby={titleId}>
      <chakra.h2 id={titleId} srOnly>
        {t("travellers.supplied")}
      </chakra.h2>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
        {given.map(([label, value]) => (
          <chakra.div key={label} minW="0">
            <chakra.dt fontSize="xs" color="fg.muted">
              {label}
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
