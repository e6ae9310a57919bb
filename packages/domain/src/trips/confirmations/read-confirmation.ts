import { isZip, unzip } from "./archive.ts";
import { readBarCode } from "./bar-code.ts";
import { readCalendarFile } from "./calendar-file.ts";
import { readHtml } from "./html-page.ts";
import { confirmationLimits } from "./limits.ts";
import { isMail, type MailFile, readMail, textOfFile } from "./mail.ts";
import { mergePieces } from "./merge-pieces.ts";
import { NotUnderstood } from "./not-understood.ts";
import { type Part, tidyText } from "./part.ts";
import { readJson } from "./positioned-json.ts";
import type { ConfirmationReading, Ignored, Reading, ReadingContext, ReadPiece } from "./reading.ts";
import { readReservations } from "./schema-org.ts";
import { headOf, textPart } from "./text-bytes.ts";
import { readWalletPass } from "./wallet-pass.ts";

const htmlStart = /<(?:!doctype\s+html|html|head|body|meta|title|div|table|script|span|p)[\s>]/i;
const charsetInHtml = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,40})/i;

const nothing: Omit<Reading, "format"> = { title: "", pieces: [], ignored: [], pdfs: [] };

function readPage(part: Part, context: ReadingContext): Omit<Reading, "format"> {
  const page = readHtml(part);
  const found = readReservations(page.things, context);
  return { ...nothing, title: page.title, pieces: found.pieces, ignored: [...page.ignored, ...found.ignored] };
}

/** A wallet pass, or several in one archive. */
function readPasses(name: string, bytes: Uint8Array, context: ReadingContext): Omit<Reading, "format"> {
  const bundled = unzip(bytes, (file) => (file.endsWith(".pkpass") ? confirmationLimits.bytes : null));
  const passes = Object.entries(bundled);
  if (passes.length === 0) return { ...nothing, ...readWalletPass(name, bytes, context) };
  const read = passes.map(([file, inner]) => readWalletPass(file, inner, context));
  return { ...nothing, title: read[0]?.title ?? "", pieces: read.flatMap(({ pieces }) => pieces) };
}

async function readFile(
  file: MailFile,
  context: ReadingContext,
  depth: number,
): Promise<Omit<Reading, "format"> | null> {
  const { name, type, bytes } = file;
  if (isZip(headOf(bytes, 4)))
    return /pkpass/i.test(`${name} ${type}`) || type === "application/zip" ? readPasses(name, bytes, context) : null;
  if (isPdf(bytes)) return { ...nothing, pdfs: [{ name, bytes }] };
  if (type === "text/calendar" || /\.ics$/i.test(name))
    return { ...nothing, ...readCalendarFile(textOfFile(file), context) };
  if (type === "text/html" || /\.html?$/i.test(name)) return readPage(textOfFile(file), context);
  if (type !== "message/rfc822" && !/\.eml$/i.test(name)) return null;
  if (depth >= confirmationLimits.forwards) throw new NotUnderstood("TOO_DEEP");
  return readWholeMail(bytes, context, depth + 1);
}

/** One part of a mail that cannot be read does not take the others with it. */
async function readFileOrIgnore(
  file: MailFile,
  context: ReadingContext,
  depth: number,
): Promise<Omit<Reading, "format">> {
  try {
    return (await readFile(file, context, depth)) ?? nothing;
  } catch (error) {
    if (!(error instanceof NotUnderstood) || error.reason === "TOO_MANY_RESERVATIONS") throw error;
    return { ...nothing, ignored: [{ what: tidyText(file.name), reason: error.reason, line: null }] };
  }
}

async function readWholeMail(bytes: Uint8Array, context: ReadingContext, depth = 0): Promise<Omit<Reading, "format">> {
  const mail = await readMail(bytes);
  const parts = [mail.html ? readPage(mail.html, context) : nothing];
  for (const file of mail.files) parts.push(await readFileOrIgnore(file, context, depth));
  return {
    title: tidyText(mail.subject) || tidyText(parts.find(({ title }) => title !== "")?.title ?? ""),
    pieces: parts.flatMap(({ pieces }) => pieces),
    ignored: parts.flatMap(({ ignored }) => ignored),
    pdfs: parts.flatMap(({ pdfs }) => pdfs),
  };
}

const isPdf = (bytes: Uint8Array): boolean => headOf(bytes, 1024).includes("%PDF-");

async function readAny(bytes: Uint8Array, context: ReadingContext): Promise<Reading> {
  const head = headOf(bytes);
  if (isZip(head)) return { ...readPasses("", bytes, context), format: "PKPASS" };
  if (isPdf(bytes)) throw new NotUnderstood("PDF");
  if (isMail(head)) return { ...(await readWholeMail(bytes, context)), format: "EML" };
  const part = textPart("", bytes, charsetInHtml.exec(head)?.[1]);
  const start = part.text.slice(0, 4096).trimStart();
  if (/^BEGIN:VCALENDAR/i.test(start)) return { ...nothing, ...readCalendarFile(part, context), format: "ICS" };
  if (/^[[{]/.test(start)) return { ...nothing, ...readReservations(readJson(part), context), format: "JSON_LD" };
  const legs = readBarCode(part, context);
  if (legs) return { ...nothing, pieces: legs, format: "BCBP" };
  if (htmlStart.test(start)) return { ...readPage(part, context), format: "HTML" };
  throw new NotUnderstood("UNKNOWN_FORMAT");
}

const isSaid = ({ fields, passengers }: ReadPiece): boolean =>
  passengers.length > 0 || fields.some(({ value }) => value !== null);

/** The first reason why a part of it was not read, where nothing was. */
const reasonIn = (ignored: readonly Ignored[]) =>
  ignored.find(({ reason }) => reason !== "OTHER_EVENT" && reason !== "OTHER_RESERVATION")?.reason;

/**
 * Reads a supplier's confirmation: a mail, a page, a wallet pass, a calendar, the text of a boarding pass (TRP-5). What the file is
 * tells its content, not its name. Nothing in it is run or fetched, and nothing is guessed: every value has its source, and what is
 * doubtful says why. It never throws: what cannot be read says why (TRP-7).
 */
export async function readConfirmation(bytes: Uint8Array, context: ReadingContext): Promise<ConfirmationReading> {
  const refused = (reason: NotUnderstood["reason"], reading: Reading | null = null) =>
    ({ understood: false, reason, reading }) as const;
  if (bytes.length === 0) return refused("EMPTY");
  if (bytes.length > confirmationLimits.bytes) return refused("TOO_LARGE");
  try {
    const read = await readAny(bytes, context);
    if (read.pieces.length > confirmationLimits.reservations) return refused("TOO_MANY_RESERVATIONS");
    const pieces = mergePieces(read.pieces.filter(isSaid), context);
    const reading: Reading = { ...read, title: tidyText(read.title).slice(0, 200), pieces };
    if (pieces.length > 0 || reading.pdfs.length > 0) return { understood: true, reading };
    const reason = reasonIn(reading.ignored);
    return refused(
      reason === undefined || reason === "OTHER_EVENT" || reason === "OTHER_RESERVATION" ? "NOTHING_FOUND" : reason,
      reading,
    );
  } catch (error) {
    if (error instanceof NotUnderstood) return refused(error.reason);
    throw error;
  }
}
