import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { PnrData } from "./data/use-pnr.ts";
import { messages } from "./messages/index.ts";
import { addressText } from "./passenger-text.ts";

/** What travellers gave for the whole booking: where they stay, and whom to call. Nothing where they gave nothing. */
export function SuppliedInfo({ pnr: { destinationAddress, emergencyContact } }: { readonly pnr: PnrData }) {
  const t = useMessages(messages);
  const titleId = useId();
  const contact = emergencyContact && {
    name: [emergencyContact.firstname, emergencyContact.lastname].filter(Boolean).join(" "),
    phone: emergencyContact.phoneNumber === "" ? "" : `+${emergencyContact.phoneCode} ${emergencyContact.phoneNumber}`,
    ...emergencyContact,
  };
  const values = [
    [t("travellers.destination"), destinationAddress ? addressText(destinationAddress) : ""],
    [
      t("travellers.emergency"),
      contact ? [contact.name, contact.phone, contact.email, contact.nationality].filter(Boolean).join(", ") : "",
    ],
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
