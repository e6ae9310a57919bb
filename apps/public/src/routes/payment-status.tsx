import { PaymentStatusScreen } from "@gatehouse/features/payments/status";
import { useSearch } from "@tanstack/react-router";

/** Parameters are plain texts (`readAddress`). */
const everywhere = { strict: false } as const;

export function PaymentStatus() {
  const search: Readonly<Record<string, string>> = useSearch(everywhere);
  return <PaymentStatusScreen search={search} startHref="/" />;
}
