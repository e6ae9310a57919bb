import {
  type AnyContractProcedure,
  type AnySchema,
  type ContractProcedure,
  type InferSchemaInput,
  type InferSchemaOutput,
  isContractProcedure,
} from "@orpc/contract";
import { delay, http, type HttpHandler, HttpResponse } from "msw";
import type { CallMeta } from "../schema/errors.ts";

/** A declared error on its way to the caller: made by `fail`, thrown by an implementation. */
export class MockFailure extends Error {
  readonly code: string;
  readonly data: unknown;
  constructor(code: string, data?: unknown) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

type ErrorData<Item> = Item extends { readonly data: infer Schema extends AnySchema }
  ? [data: InferSchemaInput<Schema>]
  : [];

/** Knows only the codes that the call declares, each with its data: `throw fail("STALE", {current})`. */
type Fail<Errors> = <Code extends keyof Errors & string>(code: Code, ...data: ErrorData<Errors[Code]>) => MockFailure;

/** A function per call of the contract. A call that is left out is answered by nobody: the story that makes it fails loudly. */
export type Implementation<Contract> =
  Contract extends ContractProcedure<infer Input, infer Output, infer Errors, CallMeta>
    ? (
        input: InferSchemaOutput<Input>,
        fail: Fail<Errors>,
      ) => InferSchemaInput<Output> | Promise<InferSchemaInput<Output>>
    : { readonly [Key in keyof Contract]?: Implementation<Contract[Key]> };

/** What happens around every call. */
export interface CallHooks {
  /** Before a call is answered: may throw a `MockFailure`. @returns how long to wait, in milliseconds */
  readonly before: (call: string, meta: CallMeta, input: unknown, headers: Headers) => number | "infinite";
}

/** What MSW calls the methods that the contract has. */
const methods: Readonly<Record<string, "get" | "post" | "put">> = { GET: "get", POST: "post", PUT: "put" };

type AnyCall = (input: unknown, fail: Fail<Record<string, never>>) => unknown;

const generalStatus: Readonly<Record<string, number>> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  LOOKUP_FAILED: 502,
  INTERNAL_SERVER_ERROR: 500,
};

function failed(procedure: AnyContractProcedure, { code, data }: MockFailure): Response {
  if (code === "NETWORK") return HttpResponse.error();
  const declared = (procedure["~orpc"].errorMap as Record<string, { status?: number; message?: string } | undefined>)[
    code
  ];
  const status = declared?.status ?? generalStatus[code] ?? 500;
  return HttpResponse.json(
    { defined: declared !== undefined, code, status, message: declared?.message ?? code, data: data ?? null },
    { status },
  );
}

/** An answer as the server sends it: a file as its bytes with its name, anything else as JSON. */
const answered = (answer: unknown): Response =>
  answer instanceof File
    ? new HttpResponse(answer, {
        headers: { "content-type": answer.type, "content-disposition": `attachment; filename="${answer.name}"` },
      })
    : HttpResponse.json(answer as object);

/** The input as the server reads it: the address's parameters with the query of a GET or the body of what is sent. */
async function inputOf(request: Request, all: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  // MSW numbers what a wildcard stands for; those are no parameters of the call.
  const params = Object.fromEntries(Object.entries(all).filter(([name]) => !/^\d+$/.test(name)));
  if (request.method === "GET") return { ...Object.fromEntries(new URL(request.url).searchParams), ...params };
  if (request.headers.get("content-type")?.startsWith("multipart/"))
    return { ...Object.fromEntries(await request.formData()), ...params };
  const body = await request.text();
  return { ...(body === "" ? {} : (JSON.parse(body) as Record<string, unknown>)), ...params };
}

function answer(call: string, procedure: AnyContractProcedure, implementation: AnyCall, hooks: CallHooks): HttpHandler {
  const { route } = procedure["~orpc"];
  const meta = procedure["~orpc"].meta as CallMeta;
  const inputSchema = procedure["~orpc"].inputSchema as AnySchema | undefined;
  const method = methods[route.method ?? "GET"] ?? "get";
  const path = `*/api${(route.path ?? "").replaceAll(/\{(\w+)\}/g, ":$1")}`;
  return http[method](path, async ({ request, params }) => {
    try {
      const raw = await inputOf(request, params);
      await delay(hooks.before(call, meta, raw, request.headers));
      const checked = inputSchema ? await inputSchema["~standard"].validate(raw) : { value: undefined };
      if (checked.issues) throw new MockFailure("BAD_REQUEST", { issues: checked.issues });
      return answered(await implementation(checked.value, (code, ...data) => new MockFailure(code, data[0])));
    } catch (error) {
      if (error instanceof MockFailure) return failed(procedure, error);
      throw error;
    }
  });
}

interface Ranked {
  readonly handler: HttpHandler;
  /** Its path names a row. */
  readonly namesRow: boolean;
}

function handlersOf(contract: object, implementation: object, hooks: CallHooks, path: readonly string[]): Ranked[] {
  const nodes = contract as Record<string, unknown>;
  return Object.entries(implementation).flatMap(([key, child]): Ranked[] => {
    const node = nodes[key];
    const here = [...path, key];
    if (!isContractProcedure(node)) return handlersOf(node as object, child as object, hooks, here);
    const namesRow = /\{\w+\}/.test(node["~orpc"].route.path ?? "");
    return [{ handler: answer(here.join("."), node, child as AnyCall, hooks), namesRow }];
  });
}

/**
 * MSW handlers for an implementation of the contract: methods, paths, input checks and errors are the contract's own. Calls whose path
 * names a row come last, whatever their area: `/trips/{bookingNo}` would take `/trips/upcoming` for one, which the server's router does not.
 */
export const implement = <Contract extends object>(
  contract: Contract,
  implementation: Implementation<Contract>,
  hooks: CallHooks,
): HttpHandler[] =>
  handlersOf(contract, implementation, hooks, [])
    .toSorted((one, other) => Number(one.namesRow) - Number(other.namesRow))
    .map(({ handler }) => handler);
