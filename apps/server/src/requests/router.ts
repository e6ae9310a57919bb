import { greeting } from "@gatehouse/domain/requests";
import type { SignedInCalls } from "../access/guard.ts";

/** Implements `contract.requests`. */
export function requestsRouter(calls: SignedInCalls) {
  const area = calls.requests;
  return {
    overview: area.overview.handler(({ context: { principal } }) => ({ greeting: greeting(principal.userid) })),
  };
}
