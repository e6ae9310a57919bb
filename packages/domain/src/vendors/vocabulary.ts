/** What a vendor can have ordered for its travellers: the ids of the ancillary products (VEN-4). */
export const productTypes = [
  "air-traveler-assist",
  "flight-watcher",
  "auto-checkin",
  "weather-alerts",
  "flight-delay-assistance",
  "flight-disruption-guarantee",
] as const;
export type ProductType = (typeof productTypes)[number];

/** The ways to travellers (VEN-6). */
export const channels = ["email", "sms", "whatsapp", "push"] as const;
export type Channel = (typeof channels)[number];
/** Whether a text names a channel by which a vendor's travellers are written to. */
export const isChannel = (text: string): text is Channel => (channels as readonly string[]).includes(text);

/** Currencies that a vendor can be billed in, by their ISO 4217 codes. */
export const vendorCurrencies = ["USD", "EUR", "GBP", "CAD", "CHF", "INR", "AUD", "JPY"] as const;
export type VendorCurrency = (typeof vendorCurrencies)[number];

/** Languages in which vendors write to travellers. */
export const vendorLanguages = ["en", "fr"] as const;

export const vendorLimits = {
  /** Bytes of a logo: it must have fewer. */
  logo: 100_000,
  /** Characters of one line. */
  line: 120,
  origins: 20,
  welcome: 500,
  /** Messages that say that nothing has changed. */
  noChange: 99,
  /** Minutes: a week. */
  minutes: 10_080,
  /** Hours: a week. */
  hours: 168,
} as const;

/** Media types of a logo. */
export const logoTypes = ["image/png", "image/jpeg", "image/webp", "image/svg+xml"] as const;
export type LogoType = (typeof logoTypes)[number];

/** The type of a logo by what its file is called and says of itself; undefined for what is no picture that a logo can be. */
export const logoTypeOf = (type: string): LogoType | undefined => logoTypes.find((known) => known === type);
