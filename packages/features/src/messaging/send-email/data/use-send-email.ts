import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

interface About {
  readonly bookingNo: string;
  readonly vendorCode: string;
}

const aboutOf = ({ bookingNo, vendorCode }: About) => ({
  ...(bookingNo === "" ? {} : { bookingNo }),
  ...(bookingNo === "" || vendorCode === "" ? {} : { vendorCode }),
});

export interface WrittenEmail extends About {
  readonly email: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends an e-mail. */
export function useSendEmail() {
  const api = useApi();
  return useOperation(
    useCallback(
      ({ email, subject, text, ...about }: WrittenEmail) =>
        api.messaging.emails.send({ email, subject, text, ...aboutOf(about) }),
      [api],
    ),
  );
}

/** An e-mail as it would be sent. */
export function usePreviewEmail() {
  const api = useApi();
  return useOperation(
    useCallback(
      ({ subject, text, ...about }: Omit<WrittenEmail, "email">) =>
        api.messaging.emails.preview({ subject, text, ...aboutOf(about) }),
      [api],
    ),
  );
}
