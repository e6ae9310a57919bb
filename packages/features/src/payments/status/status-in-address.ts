/** What the bank's page said when it led back here (PAY-1). */
export interface PaymentStatus {
  readonly outcome: "paid" | "failed" | "unknown";
  /** The bank's own words, as plain text; empty where it said nothing. */
  readonly message: string;
}

/** Words of an address that are longer are nobody's message. */
const longest = 300;

/** The address as `?status=true|false&message=…`; anything else is a payment that nobody knows. */
export function statusInAddress({ status, message }: Readonly<Record<string, unknown>>): PaymentStatus {
  const said = typeof message === "string" ? message.replaceAll(/\p{C}+/gu, " ").trim() : "";
  return {
    outcome: String(status) === "true" ? "paid" : String(status) === "false" ? "failed" : "unknown",
    message: said.length > longest ? `${said.slice(0, longest - 1)}…` : said,
  };
}
