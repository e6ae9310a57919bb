import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { aboutOf, type WrittenEmail } from "./written-email.ts";

/** An e-mail as it would be sent. */
export function usePreviewEmail() {
  const api = useApi();
  return useOperation(
    useCallback(
      ({ subject, text, ...about }: Omit<WrittenEmail, "email" | "toTraveller">) =>
        api.messaging.emails.preview({ subject, text, ...aboutOf(about) }),
      [api],
    ),
  );
}
