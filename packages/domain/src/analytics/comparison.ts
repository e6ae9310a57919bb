import type { Comparison, When } from "./plan.ts";
import type { Compared } from "./time-phrases.ts";
import { daysOf, readWhen } from "./when.ts";

/** What "compared with …" says beside a time; undefined where it says something that is not compared here. */
export function comparisonOf(
  when: When,
  compared: Compared | { readonly with: "when"; readonly when: When } | undefined,
  today: string,
): Comparison | undefined {
  if (compared === undefined) return undefined;
  if (compared.with === "sameDaysLastYear") return "lastYear";
  const read = readWhen(when);
  const days = daysOf(when, today);
  if (read === undefined || days.from === undefined || days.to === undefined) return undefined;
  const length = (Date.parse(days.to) - Date.parse(days.from)) / 86_400_000 + 1;
  const unit = "unit" in read ? read.unit : undefined;
  const isYear = unit === "year" && !("count" in read);
  if (compared.with === "before") {
    if (compared.unit === undefined) return "before";
    if (compared.unit === "year" && compared.count === undefined) return isYear ? "before" : "lastYear";
    if (compared.count === undefined)
      return compared.unit === unit || (compared.unit === "day" && length === 1) ? "before" : undefined;
    const named = daysOf(`last ${compared.count} ${compared.unit}`, today);
    const size = named.from === undefined ? 0 : (Date.parse(today) - Date.parse(named.from)) / 86_400_000 + 1;
    return size === length ? "before" : undefined;
  }
  if (compared.when === "previous year") return isYear ? "before" : "lastYear";
  if (read.kind === "today" && compared.when === "yesterday") return "before";
  return read.kind === "this" && compared.when === `previous ${read.unit}` ? "before" : undefined;
}
