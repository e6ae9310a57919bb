/** What messages about a disruption say (DIS-4). */

/** A flight as a message names it; date and time are those of the airport (YYYY-MM-DD, HH:MM). */
export interface NamedFlight {
  readonly flight: string;
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly time: string;
}

interface Money {
  readonly hundredths: number;
  readonly unit: string;
}

export type DisruptionFacts =
  /** `link` is left out where it is a secret of its reader. */
  | {
      readonly template: "disruptionLink";
      readonly link?: string;
      readonly kind: "CANCELLED" | "DELAYED" | "MISSED_CONNECTION";
      readonly minutes: number;
      /** When it leaves now, as the airport's clock tells it (YYYY-MM-DD, HH:MM): later than the flight says by the minutes. */
      readonly newDeparture: { readonly date: string; readonly time: string };
      readonly flight: NamedFlight;
      readonly covered: boolean;
    }
  | {
      readonly template: "disruptionPrice";
      readonly link?: string;
      /** What the travellers would pay, and until when they can say yes: date and time in UTC. */
      readonly payable: Money;
      readonly untilDate: string;
      readonly untilTime: string;
    }
  | { readonly template: "disruptionDeclined"; readonly link?: string; readonly reason: string }
  | {
      readonly template: "disruptionConfirmed";
      readonly flights: readonly NamedFlight[];
      readonly price: Money;
      readonly absorbed: Money;
      readonly payable: Money;
    }
  | { readonly template: "loungePass"; readonly airport: string; readonly dmscode: string }
  | { readonly template: "rideVoucher"; readonly airport: string; readonly code: string };

const templates: readonly string[] = [
  "disruptionLink",
  "disruptionPrice",
  "disruptionDeclined",
  "disruptionConfirmed",
  "loungePass",
  "rideVoucher",
] satisfies readonly DisruptionFacts["template"][];

/** Whether a message is about a disruption. */
export const isAboutDisruption = <Facts extends { readonly template: string }>(
  facts: Facts,
): facts is Extract<Facts, DisruptionFacts> => templates.includes(facts.template);
