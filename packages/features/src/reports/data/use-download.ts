import { errorCode } from "@gatehouse/api/client";
import { useCallback } from "react";
import { useApi, useErrorText, useToast } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import { follow } from "../../app/save-file.ts";

/** Fetches the file of a finished report: its link lasts five minutes, so each download asks for one. */
export function useDownload() {
  const api = useApi();
  const toast = useToast();
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  return useOperation(
    useCallback(
      async (dmscode: string): Promise<void> => {
        try {
          const { url } = await api.documents.url({ dmscode });
          follow(url);
        } catch (error) {
          const gone = errorCode(error) === "NOT_FOUND";
          toast({
            id: `download-${dmscode}`,
            tone: "error",
            title: t(gone ? "download.gone" : "download.failed"),
            ...(gone ? {} : { description: errorText(error) }),
          });
        }
      },
      [api, toast, t, errorText],
    ),
  );
}
