import { CountryField } from "@gatehouse/ui/country-field";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useInfoForm } from "../form/form-context.ts";
import type { InfoPath } from "../form/paths.ts";
import { messages } from "../messages/index.ts";
import { useInfoField } from "./use-info-field.ts";
import { useCountryLabels } from "./use-labels.ts";

export interface InfoCountryProps {
  readonly path: InfoPath;
  readonly label: string;
  /** See `InfoText`. */
  readonly optional?: boolean | "unmarked";
}

/** A nationality: searched for from two characters on, 300 ms after the last of them (ADR-2). */
export function InfoCountry({ path, label, optional = false }: InfoCountryProps) {
  const t = useMessages(messages);
  const locale = useLanguage();
  const search = useCountryLabels();
  const { countries } = useInfoForm();
  const { id, ref, value, error, change, leave } = useInfoField(path);
  return (
    <CountryField
      id={id}
      ref={ref}
      size="lg"
      locale={locale}
      value={value}
      country={countries.known.get().get(value)}
      onChange={(iso3) => change(iso3)}
      onBlur={leave}
      searchCountries={countries.search}
      error={error}
      required={!optional}
      labels={{
        ...search,
        clear: t("nationality.clear"),
        label,
        placeholder: t("country.placeholder"),
        optional: optional === true ? t("optional") : "",
      }}
    />
  );
}
