import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

export interface WrittenSms {
  /** E.164; nothing counts of it where it goes to the traveller of the booking. */
  readonly to: string;
  readonly toTraveller: boolean;
  readonly text: string;
  readonly bookingNo: string;
  readonly vendorCode: string;
}

/** Sends an SMS. */
export function useSendSms() {
  const api = useApi();
  return useOperation(
    useCallback(
      ({ to, toTraveller, text, bookingNo, vendorCode }: WrittenSms) =>
        api.messaging.sms.send({
          toPhnNo: toTraveller ? "" : to,
          toTraveller,
          msg: text,
          ...(bookingNo === "" ? {} : { bookingNo }),
          ...(bookingNo === "" || vendorCode === "" ? {} : { vendorCode }),
        }),
      [api],
    ),
  );
}
