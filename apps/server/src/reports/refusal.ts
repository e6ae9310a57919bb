import type { contract, FailureOf } from "@gatehouse/api/contract";
import { Failure } from "../platform/http/failure.ts";

type Reports = typeof contract.reports;
type Calls<T> = T extends { readonly "~orpc": object } ? T : T extends object ? Calls<T[keyof T]> : never;

/** A refusal on its way to the call that declares it. */
export class Refusal extends Failure<FailureOf<Calls<Reports>>> {
  override readonly name = "Refusal";
}
