import type { DisruptionFacts } from "../disruption-facts.ts";
import { disruptionWords } from "../email/disruption-words.ts";
import { partsOfFlight } from "../flight-name.ts";
import type { MailLanguage } from "../mail-facts.ts";

/**
 * What an SMS about a disruption says before its link; undefined for what goes by e-mail alone.
 * @param about whose SMS it is, and in which language
 */
export function disruptionSms(
  facts: DisruptionFacts,
  { language, vendorName }: { readonly language: MailLanguage; readonly vendorName: string },
): string | undefined {
  const words = disruptionWords[language];
  if (facts.template === "disruptionLink")
    return `${vendorName}: ${words.link.subject(facts.kind, partsOfFlight(facts.flight.flight).number)}. ${words.link.button}:`;
  if (facts.template === "disruptionPrice") return `${vendorName}: ${words.sms.price}`;
  if (facts.template === "disruptionDeclined") return `${vendorName}: ${words.sms.declined}`;
  return undefined;
}
