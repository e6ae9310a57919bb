import { isTime } from "../time/index.ts";
import { vendorCurrencies, vendorLanguages, vendorLimits } from "./vocabulary.ts";

/** How a vendor works (VEN-8). */
export interface VendorSettings {
  readonly requestMode: "standard" | "programs";
  /** IANA zone of its days. */
  readonly zone: string;
  readonly currency: string;
  /** In which it writes to travellers who have not said theirs. */
  readonly language: string;
  /** `HH:MM` in its zone; both empty for none. */
  readonly quietFrom: string;
  readonly quietTo: string;
  /** Sites that may show our pages in a frame: exact origins. */
  readonly origins: readonly string[];
}

export type SettingsProblem =
  | { readonly field: "zone" | "currency" | "language"; readonly code: "invalid" }
  | { readonly field: "quiet"; readonly code: "both" | "invalid" }
  | { readonly field: "origins"; readonly code: "origin" | "tooMany"; readonly origin: string };

const publicOrigin =
  /^https:\/\/((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?)(?::(\d{1,5}))?\/?$/i;
const localOrigin = /^http:\/\/(localhost|127\.0\.0\.1)(?::(\d{1,5}))?\/?$/i;

/**
 * The origin that a text names exactly, as browsers say it; undefined for anything that is none: a path, a wildcard, no https outside
 * of one's own machine.
 */
export function readOrigin(text: string): string | undefined {
  const value = text.trim();
  const isPublic = publicOrigin.exec(value);
  const found = isPublic ?? localOrigin.exec(value);
  const [, host = "", port] = found ?? [];
  if (!found || value.length > 200) return undefined;
  const number = Number(port ?? 0);
  if (number > 65_535) return undefined;
  const isDefault = port === undefined || number === (isPublic ? 443 : 80);
  return `${isPublic ? "https" : "http"}://${host.toLowerCase()}${isDefault ? "" : `:${number}`}`;
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** What is wrong with settings (VEN-8). */
export function settingsProblems(settings: VendorSettings): readonly SettingsProblem[] {
  const { zone, currency, language, quietFrom, quietTo, origins } = settings;
  const problems: SettingsProblem[] = [];
  if (!isZone(zone)) problems.push({ field: "zone", code: "invalid" });
  if (!vendorCurrencies.some((known) => known === currency)) problems.push({ field: "currency", code: "invalid" });
  if (!vendorLanguages.some((known) => known === language)) problems.push({ field: "language", code: "invalid" });
  if ((quietFrom === "") !== (quietTo === "")) problems.push({ field: "quiet", code: "both" });
  else if (quietFrom !== "" && (!isTime(quietFrom) || !isTime(quietTo) || quietFrom === quietTo))
    problems.push({ field: "quiet", code: "invalid" });
  if (origins.length > vendorLimits.origins)
    problems.push({ field: "origins", code: "tooMany", origin: origins[vendorLimits.origins] ?? "" });
  const wrong = origins.find((origin) => readOrigin(origin) !== origin);
  if (wrong !== undefined) problems.push({ field: "origins", code: "origin", origin: wrong });
  return problems;
}
