import { type Brand, hasRoute } from "@gatehouse/domain/brand";
import type { Composition } from "./outbox.ts";

/** Addresses that a message would lead its reader to. */
const linksOf = ({ facts, sms }: Composition): readonly string[] => [
  ...(facts && "link" in facts && typeof facts.link === "string" ? [facts.link] : []),
  ...(sms?.text.match(/https?:\/\/\S+/g) ?? []),
];

/**
 * A message whose link would lead to a page that the brand has not is given up: it says nothing that its reader could use (BRD-7).
 * @param origin address of this server, without a slash at the end; links to elsewhere are none of its pages
 */
export function withPages(composed: Composition, { routes }: Pick<Brand, "routes">, origin: string): Composition {
  const leadsNowhere = linksOf(composed).some(
    (link) => link.startsWith(`${origin}/`) && !hasRoute(routes, new URL(link).pathname),
  );
  return leadsNowhere ? { ...composed, obstacle: "no-page" } : composed;
}
