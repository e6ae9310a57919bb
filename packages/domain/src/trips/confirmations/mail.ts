import PostalMime, { type Attachment, type Email } from "postal-mime";
import { isZip } from "./archive.ts";
import { confirmationLimits } from "./limits.ts";
import { NotUnderstood } from "./not-understood.ts";
import { Part } from "./part.ts";
import { headOf, isGarbled, textPart } from "./text-bytes.ts";

const header = /^[A-Za-z][A-Za-z0-9-]*:(?:[ \t]|$)/;
const mailHeaders = /^(?:from|date|subject|mime-version|received|message-id|return-path|delivered-to|to):/i;

/** Whether a file begins as a mail does: lines of headers, some of which mails have. */
export function isMail(head: string): boolean {
  let [headers, known] = [0, 0];
  const lines = head.replace(/^\uFEFF|^\u00EF\u00BB\u00BF/, "").split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (line === "") break;
    // What comes after the beginning may be cut, and a mailbox file puts a line of its own before the first.
    if (index === 0 && line.startsWith("From ")) continue;
    if (/^[ \t]/.test(line)) continue;
    if (!header.test(line)) {
      if (index < lines.length - 1) return false;
      break;
    }
    headers += 1;
    if (mailHeaders.test(line)) known += 1;
  }
  return headers >= 2 && known >= 1;
}

/** A file attached to a mail. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface Mail {
  readonly subject: string;
  readonly html: Part | null;
  readonly files: readonly MailFile[];
}

function fileOf({ content, filename, mimeType }: Attachment, index: number): MailFile | null {
  // Contents are asked for as bytes.
  if (typeof content === "string") return null;
  const bytes = content instanceof Uint8Array ? content : new Uint8Array(content);
  const name = filename?.trim() || `attachment ${index + 1}`;
  return { name: name.slice(0, 100), type: isZip(headOf(bytes, 4)) ? "application/zip" : mimeType, bytes };
}

/** Takes a mail apart. @throws NotUnderstood */
export async function readMail(bytes: Uint8Array): Promise<Mail> {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
  if (lines > confirmationLimits.mailLines) throw new NotUnderstood("TOO_LARGE");
  let mail: Email;
  try {
    mail = await PostalMime.parse(bytes, {
      attachmentEncoding: "arraybuffer",
      // Forwarded mails are read as files of their own, so that their pages are told apart.
      forceRfc822Attachments: true,
      maxNestingDepth: confirmationLimits.mailDepth,
      maxHeadersSize: confirmationLimits.mailHeaders,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    throw new NotUnderstood(/nesting/i.test(message) ? "TOO_DEEP" : /size/i.test(message) ? "TOO_LARGE" : "BROKEN");
  }
  if (mail.attachments.length > confirmationLimits.attachments) throw new NotUnderstood("TOO_MANY_PARTS");
  const html = mail.html ?? "";
  return {
    subject: mail.subject ?? "",
    html: html === "" ? null : new Part("html", html, !isGarbled(html)),
    files: mail.attachments.flatMap((attachment, index) => fileOf(attachment, index) ?? []),
  };
}

/** A file of a mail as a text. */
export const textOfFile = ({ name, bytes }: MailFile): Part => textPart(name, bytes);
