import { contract } from "@gatehouse/api/contract";
import type { CallMeta } from "@gatehouse/api/contract";
import { type Brand, hasRoute } from "@gatehouse/domain/brand";
import { OpenAPIGenerator, type OpenAPI } from "@orpc/openapi";
import { traverseContractProcedures } from "@orpc/server";
import { yupConverter } from "./yup-json-schema.ts";

const errorAnswer = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});

const errorSchema: OpenAPI.SchemaObject = {
  type: "object",
  required: ["defined", "code", "status", "message"],
  properties: {
    defined: { type: "boolean", description: "Whether the call declares this code." },
    code: { type: "string" },
    status: { type: "integer" },
    message: { type: "string" },
    data: { description: "Depends on the code; for BAD_REQUEST the issues with their paths." },
  },
};

/** What is beside the contract: because it streams, or because its signature is over the bytes as they came. */
const streams: OpenAPI.PathsObject = {
  "/documents/{dmscode}": {
    get: {
      operationId: "documents.read",
      tags: ["documents"],
      summary: "A document, by session or by a signed link of `documents.url`",
      parameters: [
        { name: "dmscode", in: "path", required: true, schema: { type: "string" } },
        { name: "expires", in: "query", schema: { type: "integer" } },
        { name: "signature", in: "query", schema: { type: "string" } },
      ],
      responses: {
        200: { description: "The file", content: { "application/octet-stream": {} } },
        404: errorAnswer("There is no such document, or it is not yours."),
      },
    },
  },
  "/checkin/automation/results": {
    post: {
      operationId: "checkin.automation.results",
      tags: ["checkin"],
      summary: "The signed answer of the outside automation service; repeating it changes nothing",
      parameters: [
        { name: "gatehouse-timestamp", in: "header", required: true, schema: { type: "integer" } },
        {
          name: "gatehouse-signature",
          in: "header",
          required: true,
          description: "`v1=` and the hexadecimal HMAC-SHA256 of `timestamp.body` with `AUTOMATION_SECRET`",
          schema: { type: "string" },
        },
      ],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["taskId", "outcome"],
              properties: {
                taskId: { type: "integer" },
                outcome: { type: "string", enum: ["delivered", "failed"] },
                note: { type: "string", maxLength: 500, description: "Why it failed" },
                pdf: { type: "string", description: "The pass in base64, where it was delivered" },
              },
            },
          },
        },
      },
      responses: {
        200: {
          description: "`taken`; `candidate` for a pass that came too late; `ignored` for what changes nothing",
          content: {
            "application/json": {
              schema: { type: "object", properties: { taken: { enum: ["taken", "candidate", "ignored"] } } },
            },
          },
        },
        401: errorAnswer("It is not signed, or its timestamp is more than five minutes away."),
        404: errorAnswer("There is no such task, or no service is configured."),
        422: errorAnswer("The pass is not a PDF that can be read."),
      },
    },
  },
  "/events": {
    get: {
      operationId: "events",
      tags: ["live"],
      summary: "Live events as server-sent events, opened by a one-use ticket",
      parameters: [{ name: "ticket", in: "query", required: true, schema: { type: "string" } }],
      responses: {
        200: { description: "A stream of events", content: { "text/event-stream": {} } },
        401: errorAnswer("The ticket is unknown, used or too old."),
      },
    },
  },
  "/health": {
    get: {
      operationId: "health",
      tags: ["operations"],
      summary: "Whether the process lives",
      responses: { 200: { description: "It does" } },
    },
  },
  "/ready": {
    get: {
      operationId: "ready",
      tags: ["operations"],
      summary: "Whether the database answers and is migrated",
      responses: { 200: { description: "It is" }, 503: errorAnswer("It is not") },
    },
  },
};

function accessWords({ access }: CallMeta): string {
  if (access === "public") return "Anybody may call.";
  if (access === "vendorKey")
    return "Needs a key of the vendor, as `Authorization: Bearer …` (`pnpm vendor:key create`).";
  return access === "session"
    ? "Needs a session."
    : `Needs a session with ${access.length > 1 ? "one of the permissions" : "the permission"} ${access.map((code) => `\`${code}\``).join(", ")}.`;
}

/** The OpenAPI document of every call that the brand has, who may make it included. */
export async function describeCalls(version: string, brand: Pick<Brand, "name" | "routes">): Promise<OpenAPI.Document> {
  const generated = await new OpenAPIGenerator({ schemaConverters: [yupConverter] }).generate(contract, {
    info: {
      title: brand.name,
      version,
      description:
        "Bodies are the plain resource. Every error has the shape of `Error`. Instants are seconds since 1970, UTC, unless a field's name says otherwise.",
    },
    servers: [{ url: "/api" }],
  });
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
    const { route } = call["~orpc"];
    const method = (route.method ?? "POST").toLowerCase() as Lowercase<NonNullable<typeof route.method>>;
    const operation = generated.paths?.[route.path ?? ""]?.[method];
    if (!operation) throw new Error(`The call ${route.path ?? "without path"} is missing from the OpenAPI document.`);
    const { access, page } = call["~orpc"].meta as CallMeta; // `$meta` of the contract's base gives every call one
    if (page !== undefined && !hasRoute(brand.routes, page)) {
      delete generated.paths?.[route.path ?? ""]?.[method];
      return;
    }
    operation.description = [operation.description, accessWords({ access })].filter(Boolean).join("\n\n");
    if (access !== "public") operation.security = [access === "vendorKey" ? { vendorKey: [] } : { session: [] }];
    const answers = (operation.responses ??= {});
    answers["400"] ??= errorAnswer("The request is malformed; `data.issues` says where.");
    answers["429"] ??= errorAnswer("Too many calls");
  });
  const paths = Object.entries(generated.paths ?? {}).filter(([, calls]) => Object.keys(calls ?? {}).length > 0);
  return {
    ...generated,
    paths: { ...Object.fromEntries(paths), ...streams },
    components: {
      ...generated.components,
      schemas: { ...generated.components?.schemas, Error: errorSchema },
      securitySchemes: {
        session: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        vendorKey: { type: "http", scheme: "bearer", description: "A key that `pnpm vendor:key create` printed" },
      },
    },
  };
}
