export {
  codeLanguages,
  maximumIndent,
  maximumRichTextBytes,
  pictureTypes,
  richTextAlignments,
  richTextAttributes,
  richTextColors,
  richTextTags,
  type CodeLanguage,
  type RichTextAlignment,
  type RichTextColor,
  type RichTextTag,
} from "./allowed-html.ts";
export { isBlankHtml } from "./blank.ts";
export { videoOf, type Video, type VideoHost } from "./video.ts";
