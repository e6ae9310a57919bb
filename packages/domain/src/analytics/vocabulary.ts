import { stem } from "./text.ts";
import type { Order, Unit } from "./plan.ts";

/** A word of the grammar: what it does in a question. */
export type Keyword =
  | {
      readonly does:
        | "by"
        | "which"
        | "compare"
        | "not"
        | "and"
        | "from"
        | "to"
        | "since"
        | "until"
        | "between"
        | "stop"
        | "reason";
    }
  | { readonly does: "order"; readonly order: Order; readonly alone: boolean };

const order = (to: Order, alone = false): Keyword => ({ does: "order", order: to, alone });

/** The grammar's words in both languages. `alone`: it also says which one is asked for ("the most"). */
const table: readonly (readonly [Keyword, string])[] = [
  [
    { does: "by" },
    "by|per|each|every|split by|grouped by|group by|broken down by|par|chaque|selon|ventilé par|groupé par",
  ],
  [{ does: "which" }, "which|what|quel|quelle|quels|quelles"],
  [
    { does: "compare" },
    "compared with|compared to|compare with|compare to|comparison with|versus|vs|against|comparé avec|comparé à|comparée à|comparés à|comparé au|comparé aux|comparée avec|comparés avec|comparer à|comparer avec|par rapport à|par rapport au|par rapport aux|contre",
  ],
  [{ does: "not" }, "not|without|except|except for|excluding|other than|but not|sans|sauf|hors|excepté|autre que"],
  [{ does: "and" }, "and|or|et|ou"],
  [{ does: "from" }, "from|departing from|departing|leaving|leaving from|out of|de|depuis|au départ de|partant de|du"],
  [{ does: "to" }, "to|going to|arriving at|arriving in|bound for|à|vers|à destination de|arrivant à|au|aux"],
  [{ does: "since" }, "since|starting|depuis le|depuis|à partir du|à partir de"],
  [{ does: "until" }, "until|till|up to|jusqu au|jusqu à|jusque"],
  [{ does: "between" }, "between|entre"],
  [
    order("highest"),
    "highest first|most first|largest first|descending|décroissant|le plus haut d abord|le plus élevé d abord",
  ],
  [
    order("lowest"),
    "lowest first|least first|fewest first|smallest first|ascending|croissant|le plus bas d abord|le plus faible d abord",
  ],
  [order("label"), "in order|alphabetically|by name|in order of time|dans l ordre|par nom|par ordre alphabétique"],
  [order("highest", true), "most|highest|largest|le plus|le plus de|le plus d"],
  [order("lowest", true), "fewest|least|lowest|smallest|le moins|le moins de|le moins d"],
  // What asks for reasons or for what is to come: no count answers it.
  [
    { does: "reason" },
    "why|how come|will|should|forecast|predict|prediction|what if|pourquoi|va t|vont|faut il|prévision|prévoir|prédire",
  ],
  [
    { does: "stop" },
    "show|me|us|give|list|display|tell|find|get|see|please|all|number of|number|count of|count|how many|how much|total|total of|is|are|was|were|be|been|do|does|did|has|have|had|there|in|on|at|for|with|over|during|within|our|my|flights|flight|created|made|done|happened|because|value of|s|t",
  ],
  [
    { does: "stop" },
    "montre|montrer|montrez|moi|nous|donne|donner|donnez|liste|lister|affiche|afficher|combien|combien de|nombre de|nombre|total de|est|sont|était|étaient|été|ont|a|y|il|elle|ils|en|dans|sur|pour|avec|pendant|au cours de|durant|tous|tout|toutes|toute|nos|mes|vol|vols|créé|créés|créée|créées|faits|fait|svp|s il vous plaît|qui|ont été|cause|parce que|combien y a t il",
  ],
];

/** Words that may stand between those of a name, and mean nothing by themselves. */
export const articles: ReadonlySet<string> = new Set(
  "the a an of le la les l un une des d de du ces that those these".split(" ").map((word) => stem(word)),
);

const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "one two three four five six seven eight nine ten eleven twelve",
    "un deux trois quatre cinq six sept huit neuf dix onze douze",
  ].flatMap((words) => words.split(" ").map((word, index) => [stem(word), index + 1])),
);

/** The number that a word is; undefined for any other. */
export const numberOf = (word: string): number | undefined =>
  /^\d{1,5}$/.test(word) ? Number(word) : numberWords[word];

const unitWords = new Map<string, Unit>(
  (
    [
      ["day", "day days jour jours"],
      ["week", "week weeks semaine semaines"],
      ["month", "month months mois"],
      ["quarter", "quarter quarters trimestre trimestres"],
      ["year", "year years an ans annee annees"],
    ] as const
  ).flatMap(([unit, words]) => words.split(" ").map((word): [string, Unit] => [stem(word), unit])),
);

/** The unit of time that a word is; undefined for any other. */
export const unitOf = (word: string): Unit | undefined => unitWords.get(word);

/** The words of a phrase as they are compared, without articles: "failure rate of the automation" is "failure rate automation". */
export const keyOf = (phrase: string): string => {
  const words = phrase
    .split(/[^\p{L}\p{M}\p{N}_]+/u)
    .filter(Boolean)
    .map((word) => stem(word));
  const content = words.filter((word) => !articles.has(word));
  return (content.length === 0 ? words : content).join(" ");
};

/** The grammar's words by their keys. A word may do several things, and what stands around it says which. */
export const keywords: ReadonlyMap<string, readonly Keyword[]> = (() => {
  const map = new Map<string, Keyword[]>();
  for (const [keyword, phrases] of table)
    for (const phrase of phrases.split("|")) {
      const key = keyOf(phrase);
      map.set(key, [...(map.get(key) ?? []), keyword]);
    }
  return map;
})();
