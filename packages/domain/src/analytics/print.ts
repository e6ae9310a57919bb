import { type DimensionId, dimensions, measures, type QuestionLanguage } from "./layer.ts";
import { kindOf } from "./names.ts";
import type { Filter, Order, Plan, Unit, When } from "./plan.ts";
import { readWhen } from "./when.ts";

const units: Readonly<Record<QuestionLanguage, Readonly<Record<Unit, readonly [string, string]>>>> = {
  en: {
    day: ["day", "days"],
    week: ["week", "weeks"],
    month: ["month", "months"],
    quarter: ["quarter", "quarters"],
    year: ["year", "years"],
  },
  fr: {
    day: ["jour", "jours"],
    week: ["semaine", "semaines"],
    month: ["mois", "mois"],
    quarter: ["trimestre", "trimestres"],
    year: ["année", "années"],
  },
};

const isFeminine = (unit: Unit): boolean => unit === "week" || unit === "year";

function whenEnglish(when: When): string {
  const read = readWhen(when);
  switch (read?.kind) {
    case "today":
    case "yesterday":
    case "tomorrow":
      return read.kind;
    case "last":
    case "next":
      return `${read.kind} ${read.count} ${units.en[read.unit][read.count === 1 ? 0 : 1]}`;
    case "this":
    case "previous":
    case "following":
      return `${{ this: "this", previous: "last", following: "next" }[read.kind]} ${units.en[read.unit][0]}`;
    case "days": {
      const { from, to } = read.days;
      if (from === undefined) return `until ${to ?? ""}`;
      if (to === undefined) return `since ${from}`;
      return from === to ? `on ${from}` : `from ${from} to ${to}`;
    }
    case undefined:
      return when;
  }
}

function whenFrench(when: When): string {
  const read = readWhen(when);
  switch (read?.kind) {
    case "today":
      return "aujourd’hui";
    case "yesterday":
      return "hier";
    case "tomorrow":
      return "demain";
    case "last":
    case "next": {
      const word =
        read.kind === "last"
          ? isFeminine(read.unit)
            ? "dernière"
            : "dernier"
          : isFeminine(read.unit)
            ? "prochaine"
            : "prochain";
      const [one, many] = units.fr[read.unit];
      return read.count === 1 ? `1 ${word} ${one}` : `${read.count} ${word}s ${many}`;
    }
    case "this":
      return `${read.unit === "year" || read.unit === "week" ? "cette" : "ce"} ${units.fr[read.unit][0]}`;
    case "previous":
    case "following": {
      const [masculine, feminine] = read.kind === "previous" ? ["dernier", "dernière"] : ["prochain", "prochaine"];
      const article = read.unit === "year" ? "l’" : isFeminine(read.unit) ? "la " : "le ";
      return `${article}${units.fr[read.unit][0]} ${isFeminine(read.unit) ? feminine : masculine}`;
    }
    case "days": {
      const { from, to } = read.days;
      if (from === undefined) return `jusqu’au ${to ?? ""}`;
      if (to === undefined) return `depuis le ${from}`;
      return from === to ? `le ${from}` : `du ${from} au ${to}`;
    }
    case undefined:
      return when;
  }
}

/** When, in the words of a question. */
export const printWhen = (when: When, language: QuestionLanguage): string =>
  language === "fr" ? whenFrench(when) : whenEnglish(when);

/** What a dimension is called within a question: in lower case. */
export const dimensionName = (id: DimensionId, language: QuestionLanguage): string => dimensions[id].words[language][0];

/** A fixed value's name; undefined for names of the database. */
export const fixedName = (id: DimensionId, code: string, language: QuestionLanguage): string | undefined =>
  dimensions[id].values?.find(({ value }) => value === code)?.words[language][0];

const valueText = (id: DimensionId, code: string, language: QuestionLanguage): string => {
  const kind = kindOf(id);
  if (kind === undefined) return `"${fixedName(id, code, language) ?? code}"`;
  const isCode = kind === "airline" || kind === "vendor" || kind === "airport";
  return isCode && /^[A-Z0-9]{2,10}$/.test(code) ? code : `"${code}"`;
};

const words = {
  en: { by: "by", and: "and", or: "or", for: "for", without: "without" },
  fr: { by: "par", and: "et", or: "ou", for: "pour", without: "sans" },
} as const;
const orderWords: Readonly<Record<QuestionLanguage, Readonly<Record<Order, string>>>> = {
  en: { highest: "highest first", lowest: "lowest first", label: "in order" },
  fr: { highest: "le plus haut d’abord", lowest: "le plus bas d’abord", label: "dans l’ordre" },
};
const againstWords = {
  en: { before: "compared with before", lastYear: "compared with the same days last year" },
  fr: { before: "comparé avec avant", lastYear: "comparé aux mêmes jours de l’année dernière" },
} as const;

function filterText({ dimension, not, values }: Filter, language: QuestionLanguage): string {
  const { or, for: limited, without } = words[language];
  const list = values.map((code) => valueText(dimension, code, language)).join(` ${or} `);
  return `${not ? without : limited} ${dimensionName(dimension, language)} ${list}`;
}

/** A plan as a question. Read again it is the same plan (ANA-3); a chip that is changed asks it. */
export function printPlan({ measure, by, where, when, against, order, top }: Plan, language: QuestionLanguage): string {
  const { by: per, and } = words[language];
  const head = [
    measures[measure].words[language][0],
    ...(by.length > 0 ? [`${per} ${by.map((id) => dimensionName(id, language)).join(` ${and} `)}`] : []),
    ...where.map((filter) => filterText(filter, language)),
    ...(when === null ? [] : [printWhen(when, language)]),
  ].join(" ");
  return [
    head,
    ...(against === null ? [] : [againstWords[language][against]]),
    ...(order === null ? [] : [orderWords[language][order]]),
    ...(top === null ? [] : [`top ${top}`]),
  ].join(", ");
}
