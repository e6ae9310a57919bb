/** Kinds of file that a chat takes (CHAT-18). */
export const attachmentTypes = ["image/png", "image/jpeg", "application/pdf"] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

export const attachmentLimits = {
  /** Bytes of a file. */
  bytes: 10 * 1024 * 1024,
  /** Points of a picture: what is larger could stop the browser of whoever reads. */
  points: 50_000_000,
  /** Files that go with one press of Send. */
  atOnce: 5,
  /** Files that a sender may have sent up and not said; the oldest makes room. */
  unsent: 10,
  /** Seconds after which a file that was sent up and never said is deleted. */
  unsentLife: 86_400,
} as const;

/** At most so many files of one sender within so many seconds (CHAT-18). */
export const attachmentRate = { files: 30, seconds: 600 } as const;

/** A file as the message that it came with carries it. */
export interface Attachment {
  /** Names the file within its room. */
  readonly fileId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly mediaType: AttachmentType;
  /** Of a picture, in points, as it stands upright. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** What is wrong with a file before it is sent up: the server looks at what it holds. */
export function attachmentProblem({
  size,
  type,
}: {
  readonly size: number;
  readonly type: string;
}): "EMPTY" | "TOO_LARGE" | "NOT_TAKEN" | undefined {
  if (!attachmentTypes.some((each) => each === type)) return "NOT_TAKEN";
  if (size === 0) return "EMPTY";
  return size > attachmentLimits.bytes ? "TOO_LARGE" : undefined;
}

/** The largest sides of a picture in a conversation, in CSS pixels. */
const thumbnail = { width: 240, height: 180 } as const;
const smallest = 48;

/** How large a picture stands in a conversation, in CSS pixels: known before it comes, so that nothing below it moves. */
export function thumbnailSize({ width, height }: { readonly width: number; readonly height: number }): {
  readonly width: number;
  readonly height: number;
} {
  const scale = Math.min(1, thumbnail.width / width, thumbnail.height / height);
  const side = (points: number): number => Math.max(smallest, Math.round(points * scale));
  return { width: side(width), height: side(height) };
}

const fileIdShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isPoints = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 && value <= attachmentLimits.points;

/** A file of a message, where it can be read. */
export function attachmentOf(fields: Readonly<Record<string, unknown>>): Attachment | undefined {
  const { fileId, name, size, width, height } = fields;
  const mediaType = attachmentTypes.find((each) => each === fields["mediaType"]);
  if (typeof fileId !== "string" || !fileIdShape.test(fileId) || !mediaType || typeof name !== "string")
    return undefined;
  if (typeof size !== "number" || !Number.isSafeInteger(size) || size < 1) return undefined;
  const file = { fileId, name: name.slice(0, 120), size, mediaType };
  return isPoints(width) && isPoints(height) ? { ...file, width, height } : file;
}
