/** What things are called in a language: the first is their name, the others are understood as well. */
export type Called = readonly [string, ...string[]];
export interface Words {
  readonly en: Called;
  readonly fr: Called;
}

/** The languages in which questions are understood. */
export const questionLanguages = ["en", "fr"] as const;
export type QuestionLanguage = (typeof questionLanguages)[number];
