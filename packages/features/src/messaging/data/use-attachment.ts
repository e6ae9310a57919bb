import { useCallback } from "react";
import { useApi } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";

/** Fetches an attached file. */
export function useAttachment() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (id: string, index: number): Promise<File> => {
        const { name, mediaType, content } = await api.messaging.emails.attachment({ id, index });
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        return new File([bytes], name, { type: mediaType });
      },
      [api],
    ),
  );
}
