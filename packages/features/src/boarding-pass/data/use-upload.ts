import type { Api, SendProgress } from "@gatehouse/api/client";
import { useCallback, useRef, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useApi, useLive } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { keys } from "./keys.ts";
import { useRefetch } from "./use-refetch.ts";

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

/** Asked so often while it goes on, should the live stream be away; in milliseconds. */
const whileReading = 2000;

const isUnderWay = ({ state }: Pick<Upload, "state">): boolean => state === "waiting" || state === "reading";

const isCandidates = (key: unknown): boolean => Array.isArray(key) && key[0] === "boarding-pass.candidates";

/** How far the reading of an upload is. @param sent what the sending answered; null asks for nothing */
export function useUploadProgress(sent: Upload | null): Upload | null {
  const api = useApi();
  const { mutate: refresh } = useSWRConfig();
  const { data, mutate } = useSWR<Upload, unknown>(
    sent && isUnderWay(sent) ? keys.upload(sent.uploadId) : null,
    () => api.boardingPasses.uploadProgress({ uploadId: sent?.uploadId ?? 0 }),
    {
      refreshInterval: (latest) => (latest && !isUnderWay(latest) ? 0 : whileReading),
      // Pages that were read are candidates at once.
      onSuccess: () => void refresh(isCandidates),
    },
  );
  const refetch = useRefetch(mutate);
  useLive("upload.progress", ({ uploadId }) => {
    if (uploadId === sent?.uploadId) void refetch();
  });
  return data ?? sent;
}
