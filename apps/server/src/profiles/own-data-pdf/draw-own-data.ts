import { pdfColors, taggedPdf } from "../../platform/pdf/tagged-pdf.ts";
import { type DataLanguage, fieldLabel, sectionLabel } from "./labels.ts";

/** What is printed. */
export interface PrintedData {
  /** Whose product it is out of. */
  readonly product: string;
  /** Whose data it is. */
  readonly name: string;
  readonly language: DataLanguage;
  /** Seconds since 1970, UTC. */
  readonly exportedAt: number;
  /** The parts in their order, each a list or an object of anything that JSON knows. */
  readonly parts: Readonly<Record<string, unknown>>;
}

const words = {
  en: {
    title: (name: string) => `Everything that is held about ${name}`,
    taken: (at: string) => `Taken on ${at}. Times of places are local there, all others are UTC.`,
    none: "Nothing is held here.",
    yes: "Yes",
    no: "No",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  fr: {
    title: (name: string) => `Tout ce qui est gardé au sujet de ${name}`,
    taken: (at: string) => `Relevé le ${at}. Les heures des lieux sont locales, toutes les autres sont en UTC.`,
    none: "Rien n’est gardé ici.",
    yes: "Oui",
    no: "Non",
    page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  },
} as const;

const dateFormats = (language: string) => ({
  day: new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }),
  moment: new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }),
});
const formats = { en: dateFormats("en-GB"), fr: dateFormats("fr") } as const;
const localTime = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

/** A value as people read it; empty where there is none. */
function valueText(field: string, value: unknown, language: DataLanguage): string {
  const { day, moment } = formats[language];
  switch (typeof value) {
    case "boolean":
      return value ? words[language].yes : words[language].no;
    case "number":
      return /(?:^at|At)$/.test(field) ? moment.format(value * 1000) : String(value);
    case "string": {
      const instant = localTime.test(value)
        ? Date.parse(`${value}${value.includes("T") ? ":00Z" : "T00:00:00Z"}`)
        : NaN;
      if (Number.isNaN(instant)) return value;
      return (value.includes("T") ? moment : day).format(instant);
    }
    default:
      return "";
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isObject(value) && Object.values(value).every(isEmpty);
};

/** In points. */
const sizes = { label: 150, indent: 12 } as const;

/** Everything that is held about somebody, as pages that can be read (PRO-10). What nobody filled in is left out. */
export async function drawOwnData({ product, name, language, exportedAt, parts }: PrintedData): Promise<Uint8Array> {
  const w = words[language];
  const title = w.title(name);
  const { doc, left, width, block, rule, roomFor, finish } = taggedPdf({
    title,
    author: product,
    language,
    createdAt: exportedAt,
    pageOf: w.page,
  });

  const drawField = (label: string, text: string, depth: number): void => {
    const start = left + depth * sizes.indent;
    const labelWidth = sizes.label - 8;
    const textWidth = width - sizes.label - depth * sizes.indent;
    doc.font("text").fontSize(9);
    const labelHeight = doc.heightOfString(label, { width: labelWidth });
    roomFor(Math.min(Math.max(labelHeight, doc.heightOfString(text, { width: textWidth })) + 3, 300));
    const top = doc.y;
    block("P", () => {
      doc.fillColor(pdfColors.muted).text(label, start, top, { width: labelWidth });
      doc.fillColor(pdfColors.text).text(text, start + sizes.label, top, { width: textWidth });
    });
    // A long text may have gone over to the next page.
    if (doc.y > top) doc.y = Math.max(doc.y, top + labelHeight);
    doc.y += 3;
  };
  const drawHead = (text: string, depth: number): void => {
    roomFor(40);
    doc.y += 4;
    block("H3", () =>
      doc
        .font("bold")
        .fontSize(9)
        .fillColor(pdfColors.text)
        .text(text, left + depth * sizes.indent, doc.y, { width: width - depth * sizes.indent }),
    );
    doc.y += 2;
  };
  const draw = (field: string, value: unknown, depth: number): void => {
    if (isEmpty(value)) return;
    const label = fieldLabel(field, language);
    if (Array.isArray(value) && value.every((item) => !isObject(item))) {
      drawField(label, value.map((item) => valueText(field, item, language)).join(", "), depth);
    } else if (Array.isArray(value)) {
      for (const [place, item] of value.entries()) drawAll(`${label} ${place + 1}`, item, depth);
    } else if (isObject(value)) drawAll(label, value, depth);
    else drawField(label, valueText(field, value, language), depth);
  };
  const drawAll = (head: string, value: unknown, depth: number): void => {
    drawHead(head, depth);
    for (const [field, inner] of Object.entries(isObject(value) ? value : {})) draw(field, inner, depth + 1);
  };

  block("H1", () => doc.font("bold").fontSize(18).fillColor(pdfColors.text).text(title, { width }));
  block("P", () =>
    doc
      .font("text")
      .fontSize(9)
      .fillColor(pdfColors.muted)
      .text(w.taken(formats[language].moment.format(exportedAt * 1000)), { width }),
  );
  for (const [section, value] of Object.entries(parts)) {
    roomFor(70);
    doc.y += 16;
    block("H2", () =>
      doc
        .font("bold")
        .fontSize(12)
        .fillColor(pdfColors.text)
        .text(sectionLabel(section, language), left, doc.y, { width }),
    );
    doc.y += 4;
    rule();
    doc.y += 6;
    if (isEmpty(value)) {
      block("P", () => doc.font("text").fontSize(9).fillColor(pdfColors.muted).text(w.none, left, doc.y, { width }));
    } else if (Array.isArray(value)) {
      for (const [place, item] of value.entries())
        drawAll(`${sectionLabel(section, language)}\u00a0${place + 1}`, item, 0);
    } else if (isObject(value)) for (const [field, inner] of Object.entries(value)) draw(field, inner, 0);
  }
  return finish();
}
