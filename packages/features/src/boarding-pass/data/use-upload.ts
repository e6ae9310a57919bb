import type { Api, SendProgress } from "@gatehouse/api/client";
import { useCallback, useRef, useState } from "react";
import { useApi } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";

export type Upload = Awaited<ReturnType<Api["boardingPasses"]["upload"]>>;

export interface UploadOptions {
  readonly file: File;
  readonly pnr: string;
  /** Both where the PNR names several bookings. */
  readonly bookingNo?: string;
  readonly vendor?: string;
  /** The same for a file that is sent again because nobody knows whether it arrived. */
  readonly requestId?: string;
}

/**
 * Sends a PDF. Fails with NO_SUCH_PNR, AMBIGUOUS_PNR, LOOKUP_FAILED, NOT_A_PDF, ENCRYPTED_PDF, BROKEN_PDF, TOO_COMPLEX,
 * TOO_LARGE, TOO_MANY_PAGES, READING_BUSY.
 */
export function useUpload() {
  const api = useApi();
  const [share, setShare] = useState(0);
  const sending = useRef<AbortController>(undefined);
  const operation = useOperation(
    useCallback(
      async (options: UploadOptions): Promise<Upload | undefined> => {
        const controller = new AbortController();
        sending.current = controller;
        setShare(0);
        const onSend = ({ sent, total }: SendProgress): void => setShare(total > 0 ? sent / total : 0);
        try {
          return await api.boardingPasses.upload(options, { signal: controller.signal, context: { onSend } });
        } catch (error) {
          if (controller.signal.aborted) return undefined;
          throw error;
        }
      },
      [api],
    ),
  );
  return {
    ...operation,
    /** How much of the file has been sent, from 0 to 1. */
    share,
    /** Stops sending; then `run` resolves undefined, and nothing was uploaded. */
    cancel: (): void => sending.current?.abort(),
  };
}
