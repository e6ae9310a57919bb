import { chakra } from "@chakra-ui/react";
import { type DocumentNumber, expiredDocuments } from "@gatehouse/domain/profiles";
import { nameIn, useKnownCountry } from "@gatehouse/ui/country-field";
import { Notice } from "@gatehouse/ui/notice";
import { type ReactNode, useId } from "react";
import { useApi } from "../../app/index.ts";
import { cardDay } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { StoredNumber } from "../traveller/documents/stored-number.tsx";
import { useTodayHere } from "../traveller/form/use-today-here.ts";
import { messages as profileMessages } from "../traveller/messages/index.ts";
import { Fields } from "../traveller/parts/part.tsx";
import type { ProfileOfTraveller } from "./data/use-profile-of.ts";
import { useShowNumberOf } from "./data/use-show-number-of.ts";
import { messages } from "./messages/index.ts";
import { Said } from "./said.tsx";

/** Passport, known traveller number and licence of a traveller; a number as a whole only when somebody asks for it (PRO-12). */
export function DocumentsOfTraveller({ profile: { id, documents } }: { readonly profile: ProfileOfTraveller }) {
  const t = useMessages(profileMessages);
  const words = useMessages(messages);
  const ask = useShowNumberOf(id);
  const number = (field: DocumentNumber) => {
    const label = t(`field.${field}`);
    return documents[field] === "" ? (
      <Said label={label} />
    ) : (
      <StoredNumber id={`profile-of-${field}`} field={field} label={label} masked={documents[field]} ask={ask} />
    );
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {documents.isLost && <Notice tone="warn">{words("documents.lost")}</Notice>}
      <Group title={t("documents.passport")}>
        <Nationality code={documents.nationality} />
        {number("passportNo")}
        <DocumentDay field="passportIssueDate" documents={documents} />
        <DocumentDay field="passportExpDate" documents={documents} />
      </Group>
      <Group title={t("documents.known")}>{number("tsaNumber")}</Group>
      <Group title={t("documents.licence")}>
        {number("licenseNumber")}
        <Said label={t("field.licenseIssueState")} text={documents.licenseIssueState} />
        <DocumentDay field="licenseExpiryDate" documents={documents} />
      </Group>
    </chakra.div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} minW="0">
      <chakra.h3 id={id} textStyle="sm" fontWeight="strong" pb="2">
        {title}
      </chakra.h3>
      <Fields columns={2} narrowColumns={2}>
        {children}
      </Fields>
    </chakra.section>
  );
}

/** A country by its name, and by its code while nobody knows it. */
function Nationality({ code }: { readonly code: string }) {
  const t = useMessages(profileMessages);
  const api = useApi();
  const language = useLanguage();
  const { country } = useKnownCountry(code, undefined, (q, signal) => api.reference.countries({ q }, { signal }));
  return <Said label={t("field.nationality")} text={country ? nameIn(language, country) : code} />;
}

interface DocumentDayProps {
  readonly field: "passportIssueDate" | "passportExpDate" | "licenseExpiryDate";
  readonly documents: ProfileOfTraveller["documents"];
}

function DocumentDay({ field, documents }: DocumentDayProps) {
  const t = useMessages(profileMessages);
  const language = useLanguage();
  const today = useTodayHere();
  const isExpired = expiredDocuments(documents, today).some((expired) => expired === field);
  const day = documents[field];
  return (
    <Said
      label={t(`field.${field}`)}
      text={day === "" ? "" : cardDay(day, language)}
      {...(isExpired ? { note: <chakra.span color="state.warn.fg">{t("documents.expired")}</chakra.span> } : {})}
    />
  );
}
