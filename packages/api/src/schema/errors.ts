import { type AnyContractProcedure, type AnySchema, type InferSchemaOutput, oc } from "@orpc/contract";
import { integer, list, text } from "@gatehouse/domain/validation";
import { factorKinds, type Permission } from "@gatehouse/domain/access";
import { array, object, string } from "yup";

/** Who may call: everybody, a vendor's system with its key, whoever has a session, or whoever holds one of these permission codes. */
export type Access = "public" | "vendorKey" | "session" | readonly Permission[];

/** What every call says about itself; the server's one guard reads it, and a generated test tries it with every role. */
export interface CallMeta {
  readonly access: Access;
  /** It takes the id of a request: a client whose answer was lost may ask again. See `requestId` of check-in's calls. */
  readonly repeatable?: true;
  /** Whoever calls must have said lately who they are (ACC-36). */
  readonly freshProof?: true;
  /** The page that makes it: a brand without the page has not the call (BRD-8). Left out where any page may. */
  readonly page?: string;
}

type Fixed<T> = T extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Fixed<T[Key]> }
    : T;

type FailureIn<Errors> = {
  [Code in keyof Errors & string]: { readonly code: Code } & (Errors[Code] extends {
    readonly data: infer Data extends AnySchema;
  }
    ? { readonly data: Fixed<InferSchemaOutput<Data>> }
    : { readonly data?: never });
}[keyof Errors & string];

/** What calls of the contract declare that they may fail with: a code each, and the data that it comes with. */
export type FailureOf<Call extends AnyContractProcedure> = Call extends AnyContractProcedure
  ? FailureIn<Call["~orpc"]["errorMap"]>
  : never;

const comeAgain = object({ retryAfter: integer().required() });

/** Any call may find no database, and so declares what it answers then. */
const withMeta = oc.$meta<CallMeta>({ access: "session" }).errors({
  DATABASE_AWAY: {
    status: 503,
    message: "The server cannot reach its database. Nothing was saved; try again.",
    data: comeAgain,
  },
  OUTCOME_UNKNOWN: {
    status: 503,
    message: "The server lost its database while it saved. It may have been saved or not: look before you try again.",
    data: comeAgain,
  },
});

/** What a call that can be used to guess answers to the eleventh try. */
export const tooMany = {
  TOO_MANY_REQUESTS: {
    status: 429,
    message: "Too many attempts. Try again later.",
    data: object({ retryAfter: integer().required() }),
  },
} as const;

/** A call that anybody may make. */
export const publicCall = withMeta.meta({ access: "public" }).errors(tooMany);

/** A call of a vendor's system: it takes a vendor key instead of a session. */
export const vendorKeyCall = withMeta.meta({ access: "vendorKey" }).errors({
  UNAUTHORIZED: { status: 401, message: "This takes a vendor key." },
});

/** A call that takes a session. */
export const sessionCall = withMeta.meta({ access: "session" }).errors({
  UNAUTHORIZED: { status: 401, message: "Sign in first." },
});

/** A call that takes a session with at least one of these permissions. */
export const guardedCall = (...permissions: Permission[]) =>
  withMeta.meta({ access: permissions }).errors({
    UNAUTHORIZED: { status: 401, message: "Sign in first." },
    FORBIDDEN: {
      status: 403,
      message: "Your role does not allow this.",
      data: object({ permissions: list(text().required(), 20).required() }),
    },
  });

/** What whoever is at work can say once more who they are with. */
const proofWays = ["password", ...factorKinds, "signOn"] as const;

/** The last proof of who is at work is too old; the client asks, and makes the call again. */
const proofNeeded = {
  PROOF_NEEDED: {
    status: 403,
    message: "Prove once more who you are: POST /account/prove.",
    data: object({ ways: array(string().oneOf(proofWays).required()).required() }),
  },
} as const;

/** A call with a session that takes a proof of who is at work from the last minutes (ACC-36). */
export const provenSessionCall = sessionCall.meta({ access: "session", freshProof: true }).errors(proofNeeded);

/** A guarded call that takes such a proof. */
export const provenCall = (...permissions: Permission[]) =>
  guardedCall(...permissions)
    .meta({ access: permissions, freshProof: true })
    .errors(proofNeeded);

/** A guarded call that changes something, and that a client may ask for again by the id of its request. */
export const changeCall = (...permissions: Permission[]) =>
  guardedCall(...permissions).meta({ access: permissions, repeatable: true });
