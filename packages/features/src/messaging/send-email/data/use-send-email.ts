import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { aboutOf, type WrittenEmail } from "./written-email.ts";

/** Sends an e-mail. */
export function useSendEmail() {
  const api = useApi();
  return useOperation(
    useCallback(
      ({ email, toTraveller, subject, text, ...about }: WrittenEmail) =>
        api.messaging.emails.send({
          email: toTraveller ? "" : email,
          toTraveller,
          subject,
          text,
          ...aboutOf(about),
        }),
      [api],
    ),
  );
}
