import type { MailLanguage } from "../mail-facts.ts";
import { en } from "./mail-words/en.ts";
import { fr } from "./mail-words/fr.ts";
import type { MailWords } from "./mail-words/texts.ts";

export type { MailWords };

export const mailWords: Readonly<Record<MailLanguage, MailWords>> = { en, fr };
