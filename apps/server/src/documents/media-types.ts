const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((value, index) => bytes[index] === value);

/** The kinds of file that are stored, and how each begins. */
const kinds = {
  // Some printers put a few bytes before the header; readers take it within the first 1024.
  "application/pdf": {
    inline: true,
    fits: (bytes: Uint8Array) =>
      Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes("%PDF-"),
  },
  "image/png": {
    inline: true,
    fits: (bytes: Uint8Array) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  "image/jpeg": { inline: true, fits: (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xd8, 0xff]) },
  "image/gif": { inline: true, fits: (bytes: Uint8Array) => startsWith(bytes, [0x47, 0x49, 0x46, 0x38]) },
  "image/bmp": { inline: true, fits: (bytes: Uint8Array) => startsWith(bytes, [0x42, 0x4d]) },
  "image/x-icon": { inline: true, fits: (bytes: Uint8Array) => startsWith(bytes, [0x00, 0x00, 0x01, 0x00]) },
  "image/webp": {
    inline: true,
    fits: (bytes: Uint8Array) =>
      startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
  },
  // Only ones that were cleaned before are stored as this; a page shows them as pictures, where nothing in them runs.
  "image/svg+xml": {
    inline: false,
    fits: (bytes: Uint8Array) => startsWith(bytes, [0x3c, 0x73, 0x76, 0x67]),
  },
  // Text says nothing about itself: it only must be text, and is never shown by the browser.
  "text/csv": { inline: false, fits: (bytes: Uint8Array) => !bytes.includes(0) },
  // A ZIP file; what is in it is not looked at, so only files that we made ourselves are stored as this.
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
    inline: false,
    fits: (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]),
  },
  // Anything: it says nothing about itself, and is only ever saved.
  "application/octet-stream": { inline: false, fits: () => true },
} as const;

export type MediaType = keyof typeof kinds;

const isMediaType = (text: string): text is MediaType => Object.hasOwn(kinds, text);

/** Whether bytes are what they are said to be (ASVS 5.2.2). */
export const hasDeclaredType = (mediaType: MediaType, bytes: Uint8Array): boolean => kinds[mediaType].fits(bytes);

/** Whether a browser may show the file; everything else is downloaded (ASVS 5.4.1). */
export const canShowInline = (mediaType: string): boolean => isMediaType(mediaType) && kinds[mediaType].inline;
