import type { AddressEditorLabels } from "@gatehouse/ui/address-editor";
import type { CountrySearchLabels } from "@gatehouse/ui/country-field";
import { useMemo } from "react";
import { useStore } from "../../app/store.ts";
import { useMessages } from "../../i18n/index.ts";
import { useCodeText } from "../data/use-code-text.ts";
import { useInfoForm } from "../form/form-context.ts";
import { messages } from "../messages/index.ts";

/** What a search for a country says. */
export function useCountryLabels(): CountrySearchLabels {
  const t = useMessages(messages);
  const codeText = useCodeText();
  const code = useStore(useInfoForm().countries.failure);
  // LOOKUP_FAILED has a sentence of its own (API-2); elsewhere the message comes before the sentence.
  const failed =
    code === "LOOKUP_FAILED" ? t("country.refused") : `${codeText(code ?? "UNKNOWN")} ${t("country.failed")}`;
  return useMemo(
    () => ({
      clear: t("country.clear"),
      short: t("country.short"),
      loading: t("country.loading"),
      failed,
      retry: t("country.retry"),
      none: (text) => t("country.none", { text }),
      found: (count) => t("country.found", { count }),
      unknown: t("country.unknown"),
    }),
    [t, failed],
  );
}

/** Every word of an address, as its country calls its parts. */
export function useAddressLabels(): AddressEditorLabels {
  const t = useMessages(messages);
  const countrySearch = useCountryLabels();
  return useMemo(
    () => ({
      line1: t("field.line1"),
      line2: t("field.line2"),
      city: {
        city: t("address.city.city"),
        district: t("address.city.district"),
        post_town: t("address.city.post_town"),
        suburb: t("address.city.suburb"),
        other: t("field.city"),
      },
      country: t("field.country"),
      state: {
        state: t("address.state.state"),
        land: t("address.state.land"),
        province: t("address.state.province"),
        county: t("address.state.county"),
        prefecture: t("address.state.prefecture"),
        emirate: t("address.state.emirate"),
        region: t("address.state.region"),
        department: t("address.state.department"),
        district: t("address.state.district"),
        parish: t("address.state.parish"),
        island: t("address.state.island"),
        oblast: t("address.state.oblast"),
        area: t("address.state.area"),
        do_si: t("address.state.do_si"),
        other: t("field.state"),
      },
      postalCode: {
        postal: t("address.postal.postal"),
        postcode: t("address.postal.postcode"),
        zip: t("address.postal.zip"),
        pin: t("address.postal.pin"),
        eircode: t("address.postal.eircode"),
        other: t("field.pincode"),
      },
      postalCodeExample: (example) => t("postalCode.example", { example }),
      optional: t("optional"),
      placeholders: { country: t("country.placeholder") },
      countrySearch,
      stateList: { clear: t("state.clear"), found: (count) => t("state.found", { count }) },
    }),
    [t, countrySearch],
  );
}
