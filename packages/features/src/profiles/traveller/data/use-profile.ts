import { useState } from "react";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** The signed-in user's profile, read afresh whenever the page is opened. */
export function useProfile() {
  const api = useApi();
  const [opened] = useState(() => crypto.randomUUID());
  const { data, isValidating, mutate, ...answer } = useSWR(
    ["profiles.mine", opened],
    () => api.profiles.mine(),
    // What is typed belongs to what was read: it changes only when somebody asks for it.
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  );
  const error: unknown = answer.error;
  return { profile: data, error, reading: isValidating, read: () => void mutate() };
}

export type StoredProfile = NonNullable<ReturnType<typeof useProfile>["profile"]>;
