import { type Api, declaredError, errorCode } from "@gatehouse/api/client";
import type { OwnProfile, ProfileProblem } from "@gatehouse/domain/profiles";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
import type { StoredProfile } from "./use-profile.ts";

/** What came of an attempt to save. */
export type Saving =
  | { readonly kind: "saved"; readonly profile: StoredProfile }
  | { readonly kind: "refused"; readonly problems: readonly ProfileProblem[] }
  /** Saved elsewhere since it was read. */
  | { readonly kind: "changed"; readonly stands: StoredProfile }
  | { readonly kind: "failed"; readonly isOffline: boolean };

/** Saves the profile, once at a time. */
export function useSaveProfile() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return useOperation(
    useCallback(
      async (values: OwnProfile, version: string): Promise<Saving> => {
        try {
          const profile = await api.profiles.save({
            ...values,
            frequentFlyerNos: [...values.frequentFlyerNos],
            loyaltyMemberships: [...values.loyaltyMemberships],
            version,
          });
          // The form of a travel request says what the profile lacks (REQ-15): it asks again.
          await mutate((key) => Array.isArray(key) && key[0] === "requests.programs", undefined);
          return { kind: "saved", profile };
        } catch (error) {
          const declared = declaredError<Api["profiles"]>(error);
          if (declared?.code === "INVALID_PROFILE") return { kind: "refused", problems: declared.data.problems };
          if (declared?.code === "CHANGED_MEANWHILE") return { kind: "changed", stands: declared.data.stands };
          return { kind: "failed", isOffline: errorCode(error) === "NETWORK" };
        }
      },
      [api, mutate],
    ),
  );
}
