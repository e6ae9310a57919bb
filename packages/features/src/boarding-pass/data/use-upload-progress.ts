import useSWR, { useSWRConfig } from "swr";
import { useApi, useLive } from "../../app/index.ts";
import { keys } from "./keys.ts";
import { useRefetch } from "./use-refetch.ts";
import type { Upload } from "./use-upload.ts";

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
