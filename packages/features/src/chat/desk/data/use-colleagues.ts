import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** The colleagues who are there and can take a conversation with travellers of a vendor over (CHAT-3). */
export function useColleagues(vendor: string) {
  const api = useApi();
  const { data } = useSWR(["chat.colleagues", vendor], () => api.chat.colleagues({ vendor }));
  return { present: data?.colleagues.filter((one) => one.present) ?? [], isKnown: data !== undefined };
}
