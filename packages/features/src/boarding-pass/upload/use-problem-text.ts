import { retryAfter } from "@gatehouse/api/client";
import { useErrorText } from "../../app/index.ts";
import { textOf } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import type { Words } from "../use-words.ts";
import type { UploadForm, UploadProblem } from "./use-upload-form.ts";

/** Every refusal has its own sentence. */
export function useProblemText({ t, megabytes }: Words, { file }: UploadForm): (problem: UploadProblem) => string {
  const errorText = useErrorText(messages);
  return ({ code, error, limit = 0, pages = 0 }) => {
    if (code === "required") return t("upload.required");
    if (code === "AMBIGUOUS_PNR") return t("upload.booking.hint");
    if (code === "TOO_LARGE")
      return t("upload.TOO_LARGE", { megabytes: megabytes(file?.size ?? 0), limit: megabytes(limit) });
    if (code === "READING_BUSY") return t("upload.READING_BUSY", { seconds: retryAfter(error) ?? 10 });
    if (code === "TOO_MANY_PAGES") return t("upload.TOO_MANY_PAGES", { pages, limit });
    return textOf(messages, `upload.${code}`) ?? `${t("upload.failed")} ${errorText(error)}`;
  };
}
