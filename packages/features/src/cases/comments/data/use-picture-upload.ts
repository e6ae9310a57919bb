import { errorCode, type SendProgress } from "@gatehouse/api/client";
import { pictureAddress, pictureLimits, pictureOf } from "@gatehouse/domain/rich-text";
import type { PictureUpload } from "@gatehouse/ui/rich-text";
import { useApi } from "../../../app/index.ts";
import { useMessages } from "../../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import type { CommentSubject } from "../thread.ts";

/** Sends pictures for comments about something (CMT-15); what is wrong with a file is said before it travels, where it can be. */
export function usePictureUpload(
  { bookingNo = "", travelRequestId = 0, vCode = "" }: CommentSubject,
  errorText: (error: unknown) => string,
): PictureUpload {
  const t = useMessages(messages);
  const api = useApi();
  return async (file, { signal, onProgress }) => {
    try {
      if (file.size > pictureLimits.bytes) return { problem: t("error.TOO_LARGE"), final: true };
      const facts = pictureOf(new Uint8Array(await file.arrayBuffer()));
      if (!facts) return { problem: t("error.NOT_A_PICTURE"), final: true };
      if (facts.width * facts.height > pictureLimits.points) return { problem: t("error.TOO_LARGE"), final: true };
      const onSend = ({ sent, total }: SendProgress): void => onProgress(total > 0 ? sent / total : 0);
      const { id, name } = await api.cases.uploadPicture(
        { bookingNo, travelRequestId, vCode, file },
        { signal, context: { onSend } },
      );
      return { src: pictureAddress(id), alt: name };
    } catch (error) {
      return { problem: errorText(error), final: ["NOT_A_PICTURE", "TOO_LARGE"].includes(errorCode(error)) };
    }
  };
}
