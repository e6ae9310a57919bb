import { type Api, errorCode } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

export type ProfileOfTraveller = Awaited<ReturnType<Api["profiles"]["ofTraveller"]>>;

/** The profile of a traveller whom the reader looks after. @param id of their account; empty where the address names nobody */
export function useProfileOf(id: string) {
  const api = useApi();
  const { data, isValidating, mutate, ...answer } = useSWR(
    id === "" ? null : ["profiles.ofTraveller", id],
    ([, wanted]) => api.profiles.ofTraveller({ id: wanted, email: "" }),
  );
  const error: unknown = answer.error;
  const code = error === undefined ? undefined : errorCode(error);
  return {
    profile: data,
    /** Nobody whom the reader may see has this id. */
    isNone: id === "" || code === "NOT_FOUND" || code === "BAD_REQUEST",
    hasFailed: error !== undefined,
    reading: isValidating,
    read: () => void mutate(),
  };
}
