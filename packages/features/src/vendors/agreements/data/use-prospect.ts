import type { Api } from "@gatehouse/api/client";
import { errorCode } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";

export type Prospect = Awaited<ReturnType<Api["agreements"]["one"]>>;

/** Which prospect an address names. */
export interface ProspectAddress {
  readonly orgName: string;
  /** 0 where the name is all that it says. */
  readonly id: number;
}

/** A prospect, read again when it changes. */
export function useProspect({ id, orgName }: ProspectAddress) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    id > 0 || orgName !== "" ? ["agreements.one", id, orgName] : null,
    () => api.agreements.one({ id, orgName }),
  );
  const error: unknown = answer.error;
  useLive("agreement.changed", () => void mutate());
  useLive("resync", () => void mutate());
  return {
    prospect: data,
    error,
    isNone: (id === 0 && orgName === "") || (error !== undefined && errorCode(error) === "NOT_FOUND"),
    reading: isValidating,
    read: () => mutate(),
  };
}
