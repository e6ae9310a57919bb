import { type CountryOf, findCountry } from "@gatehouse/domain/addresses";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import type { PnrData } from "./use-pnr.ts";

/** Codes of countries that the page names: those of addresses, and whose the emergency contact is. */
function codesIn({ destinationAddress, emergencyContact, segments }: PnrData): readonly string[] {
  const home = segments.flatMap(({ passengers }) =>
    passengers.map(({ extraAttributes }) => extraAttributes.address?.country),
  );
  const codes = [destinationAddress?.country, emergencyContact?.nationality, ...home];
  return [...new Set(codes.filter((code) => code !== undefined && code.trim().length > 1))] as readonly string[];
}

/** The countries of a PNR's addresses with their states. Names are a help: a country that cannot be had keeps its code. */
export function useCountries(pnr: PnrData | undefined): CountryOf {
  const api = useApi();
  const codes = pnr ? codesIn(pnr).toSorted() : [];
  const { data } = useSWR(
    codes.length > 0 ? ["reference.countries", codes] : null,
    async () => {
      const found = await Promise.all(codes.map((q) => api.reference.countries({ q, limit: 3 }).catch(() => [])));
      return found.flat();
    },
    { revalidateIfStale: false },
  );
  return (code) => findCountry(data ?? [], code);
}
