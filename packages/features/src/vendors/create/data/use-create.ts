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
  /** The prospect that is approved by it (VEN-19). */
  readonly approves?: { readonly id: number; readonly version: number } | undefined;
}

export interface Refusal {
  readonly field: string;
  readonly code: string;
  readonly at?: number | undefined;
}

export type Creating =
  | { readonly kind: "created"; readonly email: string }
  | { readonly kind: "refused"; readonly problems: readonly Refusal[] }
  /** Somebody else has decided about the prospect. */
  | { readonly kind: "settled"; readonly by: string; readonly state: string }
  | { readonly kind: "failed"; readonly error: unknown; readonly isOffline: boolean; readonly declared: boolean };

/** Uploads the logo, then creates the vendor; once at a time. @param onLogo hears that the logo is there */
export function useCreate(onLogo: () => void) {
  const api = useApi();
  return useOperation(
    useCallback(
      async ({ details, password, file, plate, preferences, approves }: ToCreate): Promise<Creating> => {
        try {
          const { documentId } = await api.vendors.uploadLogo({ file });
          onLogo();
          const made = {
            details: { ...details, productTypes: [...details.productTypes] },
            logo: documentId,
            plate,
            preferences: [...preferences],
          };
          const { email } = approves
            ? await api.agreements.approve({ ...approves, ...made })
            : await api.vendors.create({ ...made, ...(password === undefined ? {} : { password }) });
          return { kind: "created", email };
        } catch (error) {
          const declared = declaredError<
            Pick<Api["vendors"], "create" | "uploadLogo"> & Pick<Api["agreements"], "approve">
          >(error);
          if (declared?.code === "INVALID") return { kind: "refused", problems: declared.data.problems };
          if (declared?.code === "TAKEN")
            return { kind: "refused", problems: [{ field: "email", code: "email.taken" }] };
          if (declared?.code === "CHANGED") return { kind: "settled", ...declared.data };
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
