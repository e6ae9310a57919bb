import type { ReportJob } from "@gatehouse/api/contract";
import type { BillingForm } from "@gatehouse/domain/reports";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** Asks for a billing report: a job where it is Auto Check-in, else the file. */
export function useBilling() {
  const api = useApi();
  return useOperation(
    useCallback(
      // The contract's type of an answer that may be a file is that of both.
      async (form: BillingForm): Promise<File | ReportJob> => api.reports.billing(form),
      [api],
    ),
  );
}
