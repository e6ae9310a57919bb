import type { RichTextWords } from "@gatehouse/ui/rich-text";
import { useMemo } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** The words of the editor, in the reader's language. */
export function useRichTextWords(): RichTextWords {
  const t = useMessages(messages);
  return useMemo(
    () => ({
      toolbar: t("text.toolbar"),
      style: t("text.style"),
      normal: t("text.normal"),
      heading: (level) => t("text.heading", { level }),
      bold: t("text.bold"),
      italic: t("text.italic"),
      underline: t("text.underline"),
      strike: t("text.strike"),
      code: t("text.code"),
      color: t("text.color"),
      colors: {
        none: t("text.color.none"),
        gray: t("text.color.gray"),
        blue: t("text.color.blue"),
        green: t("text.color.green"),
        amber: t("text.color.amber"),
        red: t("text.color.red"),
        violet: t("text.color.violet"),
      },
      orderedList: t("text.ordered"),
      bulletedList: t("text.bulleted"),
      outdent: t("text.outdent"),
      indent: t("text.indent"),
      align: t("text.align"),
      alignments: {
        start: t("text.align.start"),
        center: t("text.align.center"),
        right: t("text.align.right"),
        justify: t("text.align.justify"),
      },
      link: t("text.link"),
      address: t("text.address"),
      addressInvalid: t("text.addressInvalid"),
      apply: t("text.apply"),
      remove: t("text.remove"),
      codeBlock: t("text.codeBlock"),
      language: t("text.language"),
      plainCode: t("text.plainCode"),
      insertPicture: t("text.insertPicture"),
      pictureComing: (name, percent) => t("text.pictureComing", { name, percent }),
      pictureThere: (name) => t("text.pictureThere", { name }),
      tryAgain: t("failed.send.again"),
      insertVideo: t("text.insertVideo"),
      videoAddress: t("text.videoAddress"),
      videoInvalid: t("text.videoInvalid"),
      undo: t("text.undo"),
      redo: t("text.redo"),
      mention: t("text.mention"),
      play: (host) => t("text.play", { host }),
      picture: t("text.picture"),
    }),
    [t],
  );
}
