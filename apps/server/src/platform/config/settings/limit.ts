import { integer } from "../setting.ts";

/** How much one address may ask for. */
export const limitSettings = {
  rateLimit: integer({
    name: "RATE_LIMIT",
    about: "Calls a minute that one address may make",
    fallback: 6000,
    min: 10,
    max: 1_000_000,
  }),
  authRateLimit: integer({
    name: "AUTH_RATE_LIMIT",
    about: "Sign-ins a minute that one address may try",
    fallback: 120,
    min: 5,
    max: 1_000_000,
  }),
  searchRateLimit: integer({
    name: "SEARCH_RATE_LIMIT",
    about: "Flight searches, and choices of a flight, a minute that one address may make",
    fallback: 60,
    min: 1,
    max: 1_000_000,
  }),
  lookupRateLimit: integer({
    name: "LOOKUP_RATE_LIMIT",
    about: "Calls a minute that one address may make to each of the other calls of flight search",
    fallback: 600,
    min: 1,
    max: 1_000_000,
  }),
  resultRateLimit: integer({
    name: "RESULT_RATE_LIMIT",
    about:
      "Complete answers of flight search a minute that one address may fetch; asking whether one is complete counts for `LOOKUP_RATE_LIMIT` only",
    fallback: 60,
    min: 1,
    max: 1_000_000,
  }),
  feedRateLimit: integer({
    name: "FEED_RATE_LIMIT",
    about: "Messages of the feed a minute that one address may send with one vendor key",
    fallback: 240,
    min: 1,
    max: 1_000_000,
  }),
  linkRateLimit: integer({
    name: "LINK_RATE_LIMIT",
    about: "Travellers' links a minute that one address may try in vain; a good link always opens",
    fallback: 120,
    min: 1,
    max: 1_000_000,
  }),
} as const;
