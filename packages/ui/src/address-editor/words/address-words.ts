import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { AddressWords } from "./types.ts";

/** Ready words by language, for pages without a catalogue of their own; take one and change what should be said otherwise. */
export const addressWords = { ar, de, en, fr } as const satisfies Readonly<Record<string, AddressWords>>;
