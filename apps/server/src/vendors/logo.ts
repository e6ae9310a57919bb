import { logoTypeOf, vendorLimits } from "@gatehouse/domain/vendors";
import { and, eq, like, lt } from "drizzle-orm";
import sanitizeHtml from "sanitize-html";
import type { Documents } from "../documents/documents.ts";
import { WrongContentError } from "../documents/documents.ts";
import { document } from "../documents/tables.ts";
import type { Database, Queryable } from "../platform/database.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";

/** Kind of the documents that logos are. */
export const logoKind = "vendor.logo";
/** Owner of a logo that nobody has taken yet. */
const waitingFor = (userid: string): string => `new:${userid}`;

const elements = [
  ..."svg g path rect circle ellipse line polyline polygon text tspan defs title desc symbol".split(" "),
  ..."linearGradient radialGradient stop clipPath mask pattern".split(" "),
];
const attributes = [
  ..."id class x y x1 y1 x2 y2 cx cy r rx ry fx fy d points width height viewBox version xmlns transform".split(" "),
  ..."fill fill-rule fill-opacity clip-rule clip-path mask opacity color stroke stroke-width stroke-linecap".split(" "),
  ..."stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity offset stop-color".split(" "),
  ..."stop-opacity gradientUnits gradientTransform patternUnits spreadMethod preserveAspectRatio text-anchor".split(
    " ",
  ),
  ..."font-family font-size font-weight font-style letter-spacing dominant-baseline dx dy maskUnits clipPathUnits".split(
    " ",
  ),
];

/** An SVG without anything that runs, loads or leads elsewhere (VEN-5); empty where no picture is left. */
export function sanitiseSvg(svg: string): string {
  const clean = sanitizeHtml(svg, {
    allowedTags: elements,
    allowedAttributes: { "*": attributes },
    // What paints by `url(…)` paints from within the picture only.
    transformTags: {
      "*": (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([, value]) => !/url\s*\(\s*["']?\s*(?!["'#])/i.test(value)),
        ),
      }),
    },
    nonTextTags: ["script", "style", "foreignObject", "textarea", "option", "noscript"],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  }).trim();
  if (!clean.startsWith("<svg")) return "";
  return clean.includes("xmlns=") ? clean : clean.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}

export type UploadedLogo =
  | { readonly outcome: "too-large" | "content" }
  | { readonly outcome: "stored"; readonly documentId: string; readonly documentName: string };

/** Keeps a logo until its vendor is saved (VEN-5). What nobody takes within a day is removed. */
export async function storeLogo(
  tx: Queryable,
  documents: Pick<Documents, "put">,
  { userid, file }: { readonly userid: string; readonly file: File },
): Promise<UploadedLogo> {
  if (file.size >= vendorLimits.logo) return { outcome: "too-large" };
  const mediaType = logoTypeOf(file.type);
  if (mediaType === undefined) return { outcome: "content" };
  const given = new Uint8Array(await file.arrayBuffer());
  const bytes =
    mediaType === "image/svg+xml" ? new TextEncoder().encode(sanitiseSvg(new TextDecoder().decode(given))) : given;
  if (bytes.length === 0) return { outcome: "content" };
  try {
    const stored = await documents.put(tx, bytes, {
      ownerKind: logoKind,
      ownerId: waitingFor(userid),
      vendor: null,
      name: file.name.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "").slice(-120) || "logo",
      mediaType,
    });
    return { outcome: "stored", documentId: stored.dmscode, documentName: stored.name };
  } catch (error) {
    if (error instanceof WrongContentError) return { outcome: "content" };
    throw error;
  }
}

/** Makes a logo that somebody has just uploaded a vendor's. @returns whether there was one */
export async function takeLogo(
  tx: Queryable,
  { dmscode, userid, code }: { readonly dmscode: string; readonly userid: string; readonly code: string },
): Promise<boolean> {
  const taken = await tx
    .update(document)
    .set({ vendor: code, ownerId: code })
    .where(
      and(eq(document.dmscode, dmscode), eq(document.ownerKind, logoKind), eq(document.ownerId, waitingFor(userid))),
    )
    .returning({ dmscode: document.dmscode });
  return taken.length > 0;
}

/** Removes logos that were uploaded a day ago and belong to no vendor. */
export const sweepLogos = ({
  db,
  now,
  documents,
}: {
  readonly db: Database;
  readonly now: () => number;
  readonly documents: Pick<Documents, "remove">;
}): JobDefinition =>
  defineJob({
    name: "vendors.logos",
    everySeconds: 3600,
    handler: async () => {
      const left = await db
        .select({ dmscode: document.dmscode })
        .from(document)
        .where(
          and(
            eq(document.ownerKind, logoKind),
            like(document.ownerId, "new:%"),
            lt(document.createdAt, now() - 86_400),
          ),
        );
      if (left.length === 0) return;
      await (
        await documents.remove(
          db,
          left.map(({ dmscode }) => dmscode),
        )
      )();
    },
  });
