import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** What an airport is called beside its code, without the word that every one has; nothing until it is known, or where nobody knows it. @param iata its code */
export function useAirportName(iata: string): string | undefined {
  const api = useApi();
  const { data } = useSWR(["reference.airport", iata], ([, code]) => api.reference.airport({ iata: code }), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data?.name.replace(/(?: International)? Airport$/, "");
}
