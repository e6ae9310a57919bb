import { type Api, declaredError, errorCode } from "@gatehouse/api/client";
import type { PreferenceForm, VendorDetails } from "@gatehouse/domain/vendors";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

export interface ToCreate {
  readonly details: VendorDetails;
  /** Undefined for an invitation. */
  readonly password: string | undefined;
  readonly file: File;
  readonly plate: boolean;
  readonly preferences: readonly PreferenceForm[];
}

export interface Refusal {
  readonly field: string;
  readonly code: string;
  readonly at?: number | undefined;
}

export type Creating =
  | { readonly kind: "created"; readonly email: string }
  | { readonly kind: "refused"; readonly problems: readonly Refusal[] }
  | { readonly kind: "failed"; readonly error: unknown; readonly isOffline: boolean; readonly declared: boolean };

/** Uploads the logo, then creates the vendor; once at a time. @param onLogo hears that the logo is there */
export function useCreate(onLogo: () => void) {
  const api = useApi();
  return useOperation(
    useCallback(
      async ({ details, password, file, plate, preferences }: ToCreate): Promise<Creating> => {
        try {
          const { documentId } = await api.vendors.uploadLogo({ file });
          onLogo();
          const { email } = await api.vendors.create({
            details: { ...details, productTypes: [...details.productTypes] },
            ...(password === undefined ? {} : { password }),
            logo: documentId,
            plate,
            preferences: [...preferences],
          });
          return { kind: "created", email };
        } catch (error) {
          const declared = declaredError<Api["vendors"]>(error);
          if (declared?.code === "INVALID") return { kind: "refused", problems: declared.data.problems };
          if (declared?.code === "TAKEN")
            return { kind: "refused", problems: [{ field: "email", code: "email.taken" }] };
          return {
            kind: "failed",
            error,
            isOffline: errorCode(error) === "NETWORK",
            declared: declared !== undefined,
          };
        }
      },
      [api, onLogo],
    ),
  );
}
