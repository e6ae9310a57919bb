import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../platform/database.ts";
import { httpError } from "../platform/http/errors.ts";
import { ordinaryRate } from "../platform/http/limits.ts";
import type { Documents, Reader, StoredDocument } from "./documents.ts";
import { isLinkValid, type LinkKeys } from "./links.ts";
import { canShowInline } from "./media-types.ts";

interface Options {
  readonly db: Database;
  readonly documents: Documents;
  readonly keys: LinkKeys;
  /** The session of a request's access token, if it has a valid one. */
  readonly readerOf: (request: FastifyRequest) => Promise<Reader | undefined>;
  readonly now: () => number;
}

/** RFC 6266: a plain name for old readers, the true one beside it. */
function contentDisposition({ name, mediaType }: StoredDocument): string {
  const plain = name.replaceAll(/[^\w.-]+/g, "_").slice(-100) || "document";
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
  return `${canShowInline(mediaType) ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** `GET /api/documents/{dmscode}`: a file, for a session that may see it or by a signed link. */
export function addDocumentRoute(app: FastifyInstance, { db, documents, keys, readerOf, now }: Options): void {
  app.get<{ Params: { dmscode: string }; Querystring: Record<string, unknown> }>(
    "/api/documents/:dmscode",
    ordinaryRate,
    async (request, reply) => {
      const { dmscode } = request.params;
      request.callName = "documents.read";
      const found = (await isLinkValid(keys, dmscode, request.query, now()))
        ? await documents.findSigned(db, dmscode)
        : await bySession(request, dmscode);
      if (!found) throw httpError(404, "NOT_FOUND", "There is no such document.");
      // A file never runs anything, whatever is in it.
      return reply
        .headers({
          "content-type": found.mediaType,
          "content-length": found.size,
          "content-disposition": contentDisposition(found),
          "cache-control": "private, no-store",
          "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
          "x-content-type-options": "nosniff",
        })
        .send(await documents.read(found));
    },
  );

  async function bySession(request: FastifyRequest, dmscode: string): Promise<StoredDocument | undefined> {
    const reader = await readerOf(request);
    if (!reader) throw httpError(401, "UNAUTHORIZED", "Sign in first.");
    return documents.find(db, reader, dmscode);
  }
}
