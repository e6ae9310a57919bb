import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

export interface WrittenSms {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  readonly bookingNo: string;
  readonly vendorCode: string;
}

/** Sends an SMS. */
export function useSendSms() {
  const api = useApi();
  return useOperation(
    useCallback(
      ({ to, text, bookingNo, vendorCode }: WrittenSms) =>
        api.messaging.sms.send({
          toPhnNo: to,
          msg: text,
          ...(bookingNo === "" ? {} : { bookingNo }),
          ...(bookingNo === "" || vendorCode === "" ? {} : { vendorCode }),
        }),
      [api],
    ),
  );
}
