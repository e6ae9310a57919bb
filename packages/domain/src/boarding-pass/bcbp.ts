import { findLeg, legEvidence, readFound, readMandatory, readRepeated } from "./bcbp-leg.ts";
import { FieldReader } from "./bcbp-reader.ts";
import type { PassLeg, PassNote, PassSymbology, ReadPass } from "./read-pass.ts";

const nameAt = 2;
const nameWidth = 20;
const firstLegAt = 23;
const maxLegs = 4;

/** Before the pass: byte order mark, control characters, the reader's AIM identifier ("]L2"). */
// oxlint-disable-next-line no-control-regex -- control characters are what scanners put before and after
const before = /^[\u0000-\u0020\uFEFF]*(?:\][A-Za-z]\d)?[\u0000-\u0020]*/;
// oxlint-disable-next-line no-control-regex -- see above
const after = /[\u0000-\u001F]+$/;

/** A binary barcode can hold anything: control characters (`\p{Cc}`) and halves of surrogate pairs (`\p{Cs}`) count as blanks. */
const noCharacters = /[\p{Cc}\p{Cs}]/gu;

/** A name field as every airline writes it: surname, stroke, given names. */
const nameShape = /^[A-Z][A-Z .'’-]*\/[A-Z .'’/-]*$/i;

/** Splits the name field at its first stroke. */
export function splitName(printed: string): Pick<ReadPass, "printedName" | "lastName" | "firstName"> {
  const name = printed.trimEnd().toUpperCase();
  const stroke = name.indexOf("/");
  const last = (stroke < 0 ? name : name.slice(0, stroke)).trim();
  const first = stroke < 0 ? "" : name.slice(stroke + 1).trim();
  return { printedName: name.trim() || null, lastName: last || null, firstName: first || null };
}

type Unique = Pick<
  ReadPass,
  | "version"
  | "passengerDescription"
  | "checkInSource"
  | "issuanceSource"
  | "issued"
  | "documentType"
  | "issuer"
  | "baggageTags"
>;

const noUnique: Unique = {
  version: null,
  passengerDescription: null,
  checkInSource: null,
  issuanceSource: null,
  issued: null,
  documentType: null,
  issuer: null,
  baggageTags: [],
};

/** Year digit and day of issue. */
function issuedOf(printed: string | null): ReadPass["issued"] {
  const dayOfYear = Number(printed?.slice(1));
  return printed === null || dayOfYear < 1 || dayOfYear > 366 ? null : { yearDigit: Number(printed[0]), dayOfYear };
}

/** The conditional fields that all legs share; they are in the first leg's section. */
function readUnique(section: FieldReader): Unique {
  if (section.left === 0) return noUnique;
  if (section.text[section.at] !== ">") {
    section.note("NO_VERSION");
    return noUnique;
  }
  section.take(1);
  const version = section.field("version", 1, /^[1-9]$/);
  const length = section.left === 0 ? 0 : section.length("unique");
  if (length === null) {
    section.at -= 2;
    return { ...noUnique, version: version === null ? null : Number(version) };
  }
  const fields = section.section("unique", length);
  return {
    version: version === null ? null : Number(version),
    passengerDescription: fields.field("passengerDescription", 1, /^[A-Z0-9]$/),
    checkInSource: fields.field("checkInSource", 1, /^[A-Z0-9]$/),
    issuanceSource: fields.field("issuanceSource", 1, /^[A-Z0-9]$/),
    issued: issuedOf(fields.field("issued", 4, /^\d{4}$/)),
    documentType: fields.field("documentType", 1, /^[A-Z0-9]$/),
    issuer: fields.field("issuer", 3, /^[A-Z0-9]{2,3}$/),
    baggageTags: [0, 1, 2].flatMap((index) => fields.field(`baggageTags.${index}`, 13, /^\d{10,13}$/) ?? []),
  };
}

function readSecurity(reader: FieldReader): ReadPass["security"] {
  reader.leg = null;
  if (reader.left === 0) return null;
  const mark = reader.text.indexOf("^", reader.at);
  if (mark !== reader.at) {
    const skipped = reader.text.slice(reader.at, mark < 0 ? undefined : mark);
    if (skipped.trim() !== "") reader.note("LEFT_OVER");
    if (mark < 0) return null;
  }
  reader.at = mark + 1;
  const type = reader.take(1).trim() || null;
  const length = reader.length("security");
  if (length === null) reader.at -= 2;
  const data = reader.text.slice(reader.at).trimEnd();
  // Fewer than the length says: blanks at the end, which scanners trim.
  if (length === null || data.length > length || type === null) reader.note("SECURITY");
  return { type, data };
}

/** Whether the leg is at its place, or else where its fields were found by their shape. */
function legPlace(text: string, at: number, from: number) {
  // Two of five may be blank, cut or broken; beyond that the places are wrong, if the shape is found elsewhere.
  if (legEvidence(text, at) >= 4) return null;
  const found = findLeg(text, from);
  return found && found.at !== at ? found : null;
}

/**
 * Reads a barcode's text as an IATA bar coded boarding pass (Resolution 792; format "M" with one to four legs, and "S" of the first
 * edition). It survives what libraries refuse: fields that are blank, broken or cut become null, blanks that a scanner trimmed or
 * collapsed are made up for, and a failure in a conditional or security field never loses a mandatory one.
 * @param text what the barcode says; control characters and a reader's AIM identifier around it are dropped
 * @param symbology what it was printed as, where the reader says
 * @returns null only when it is no boarding pass at all
 */
export function parseBcbp(text: string, symbology: PassSymbology | null = null): ReadPass | null {
  const code = text.replace(before, "").replace(after, "").replaceAll(noCharacters, " ");
  const head = /^([MS])([0-9 ])/i.exec(code);
  if (!head) return null;

  const notes: PassNote[] = [];
  const moved = legPlace(code, firstLegAt, nameAt);
  const hasName = code.length >= nameAt + nameWidth && nameShape.test(code.slice(nameAt, nameAt + nameWidth).trimEnd());
  if (!moved && !hasName && legEvidence(code, firstLegAt) < 3) return null;

  const reader = new FieldReader(code, notes, nameAt);
  const printed = moved ? code.slice(nameAt, moved.at).trimEnd() : reader.take(nameWidth);
  const indicator = moved ? /\s([EL])$|(?<=^.{20,})([EL])$/i.exec(printed) : null;
  const name = splitName(indicator ? printed.slice(0, indicator.index) : printed);
  if (name.lastName === null) reader.note("BROKEN", "printedName");
  const eticketIndicator = moved
    ? ((indicator?.[1] ?? indicator?.[2])?.toUpperCase() ?? null)
    : reader.field("eticketIndicator", 1, /^[A-Z0-9]$/);

  const told = Number(head[2]);
  const count = Math.min(Math.max(told, 1), maxLegs);
  if (count !== told) reader.note("LEG_COUNT");

  const legs: PassLeg[] = [];
  let unique = noUnique;
  let found = moved;
  for (let index = 0; index < count; index += 1) {
    if (index > 0 && !found && legEvidence(code, reader.at) < 2) {
      reader.leg = null;
      reader.note("LEG_COUNT");
      break;
    }
    reader.leg = index;
    if (found) {
      reader.note("REALIGNED");
      reader.at = found.at + found.parts[0].length;
    }
    const mandatory = found ? readFound(reader, found.parts) : readMandatory(reader);
    const length = reader.length("conditional");
    // Where the length cannot be true, the next leg says where the section ends.
    found = index + 1 < count ? legPlace(code, reader.at + (length ?? 0), reader.at) : null;
    const mark = code.indexOf("^", reader.at);
    const limit = found?.at ?? (length === null && mark >= 0 ? mark : code.length);
    const section = reader.section("conditional", found || length === null ? limit - reader.at : length);
    if (index === 0) unique = readUnique(section);
    legs.push({ ...readRepeated(section), ...mandatory });
  }
  const security = readSecurity(reader);
  return {
    source: "barcode",
    symbology,
    format: head[1]?.toUpperCase() === "S" ? "S" : "M",
    ...name,
    eticketIndicator,
    ...unique,
    legs,
    security,
    notes,
  };
}
