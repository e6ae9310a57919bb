export {
  codeLanguages,
  maximumIndent,
  maximumRichTextBytes,
  pictureAddresses,
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
export type { RichTextBlock, RichTextDocument, RichTextInline, RichTextRun } from "./document.ts";
export {
  mentionedIn,
  pictureAddress,
  pictureIds,
  pictureLimits,
  pictureOf,
  type PictureFacts,
  type PictureType,
} from "./picture.ts";
export { plainText } from "./plain-text.ts";
export { sampleRichText, seededChance } from "./sample.ts";
export { sanitizeOptions, type SanitizeOptions } from "./sanitize-options.ts";
export { createHtmlWriter, toHtml } from "./to-html.ts";
export { isTurned, withoutMetadata } from "./without-metadata.ts";
export { videoOf, videoPlayerOrigins, type Video, type VideoHost } from "./video.ts";
