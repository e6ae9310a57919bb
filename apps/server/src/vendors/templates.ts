import { checkTemplate, sentTemplates, type TemplateContext, type TemplateProblem } from "@gatehouse/domain/messaging";
import {
  isTemplateContext,
  type TemplateUpload,
  templateChannels,
  type UploadProblem,
  uploadProblems,
  vendorLanguages,
} from "@gatehouse/domain/vendors";
import { and, asc, desc, eq, inArray, max, or } from "drizzle-orm";
import { recordAccess } from "../access/audit.ts";
import { vendor } from "../access/tables.ts";
import type { Queryable, Transaction } from "../platform/database.ts";
import { sanitiseTemplate } from "./sanitise-template.ts";
import type { Parts } from "./parts.ts";
import { vendorTemplate } from "./tables.ts";
import { publishVendor, type Reader, visibleVendor } from "./visible.ts";

/** A place that a template can stand in. */
export interface Cell {
  readonly channel: string;
  readonly context: string;
  readonly language: string;
}

const isOf = (code: string, { channel, context, language }: Cell) =>
  and(
    eq(vendorTemplate.vendor, code),
    eq(vendorTemplate.channel, channel),
    eq(vendorTemplate.context, context as TemplateContext),
    eq(vendorTemplate.language, language),
  );

/** Places whose messages are sent. */
export const templatePlaces =
  templateChannels.reduce((sum, channel) => sum + sentTemplates[channel].length, 0) * vendorLanguages.length;

/** How many of them a vendor has a template in use for. */
export const countTemplates = (tx: Queryable, code: string): Promise<number> =>
  tx.$count(
    vendorTemplate,
    and(
      eq(vendorTemplate.vendor, code),
      eq(vendorTemplate.active, true),
      or(
        ...templateChannels.map((channel) =>
          and(eq(vendorTemplate.channel, channel), inArray(vendorTemplate.context, [...sentTemplates[channel]])),
        ),
      ),
    ),
  );

/** The template in use in every place, and how many places there are whose messages are sent (VEN-13). */
export async function listTemplates(tx: Queryable, code: string) {
  const rows = await tx
    .select({
      channel: vendorTemplate.channel,
      context: vendorTemplate.context,
      language: vendorTemplate.language,
      version: vendorTemplate.version,
      name: vendorTemplate.name,
      documentName: vendorTemplate.documentName,
      productType: vendorTemplate.productType,
    })
    .from(vendorTemplate)
    .where(and(eq(vendorTemplate.vendor, code), eq(vendorTemplate.active, true)))
    .orderBy(asc(vendorTemplate.context), asc(vendorTemplate.language));
  return { templates: rows, places: templatePlaces };
}

/** Every version of one template, newest first. */
export const templateVersions = (tx: Queryable, code: string, cell: Cell) =>
  tx
    .select({
      version: vendorTemplate.version,
      name: vendorTemplate.name,
      productType: vendorTemplate.productType,
      documentName: vendorTemplate.documentName,
      subject: vendorTemplate.subject,
      html: vendorTemplate.html,
      uploadedBy: vendorTemplate.uploadedBy,
      uploadedAt: vendorTemplate.uploadedAt,
      active: vendorTemplate.active,
    })
    .from(vendorTemplate)
    .where(isOf(code, cell))
    .orderBy(desc(vendorTemplate.version))
    .limit(50);

/** What becomes of a file: what is left of it, and what is wrong with it (VEN-12). */
export function lookAtTemplate(html: string, context: string) {
  const clean = sanitiseTemplate(html);
  // Lines and columns are those of the file as it was written.
  return { ...clean, problems: isTemplateContext(context) ? checkTemplate(html, context) : [] };
}

export type Upload =
  | { readonly outcome: "unknown" | "read-only" | "no-channel" | "uploaded" }
  | { readonly outcome: "invalid"; readonly problems: readonly UploadProblem[] }
  | {
      readonly outcome: "refused";
      readonly problems: readonly (TemplateProblem & { readonly at: number })[];
    };

/** Takes templates into use, all of them or none; what stood there before can be gone back to (VEN-11). */
export async function uploadTemplates(
  tx: Transaction,
  reader: Reader,
  { code, ...upload }: TemplateUpload & { readonly code: string },
  { live, now }: Parts,
): Promise<Upload> {
  const found = await visibleVendor(tx, reader, code);
  if (!found) return { outcome: "unknown" };
  if (!found.editable) return { outcome: "read-only" };
  const problems = uploadProblems(upload);
  if (problems.length > 0) return { outcome: "invalid", problems };
  const { channel, channelKey, productType, templates } = upload;
  const refused = templates.flatMap(({ html, context }, at) =>
    lookAtTemplate(html, context).problems.map((problem) => ({ ...problem, at })),
  );
  if (refused.length > 0) return { outcome: "refused", problems: refused };
  await tx.select({ code: vendor.code }).from(vendor).where(eq(vendor.code, code)).for("update");
  for (const { html, name, documentName, context, language } of templates) {
    if (!isTemplateContext(context)) continue;
    const cell = { channel, context, language };
    const [last] = await tx
      .select({ version: max(vendorTemplate.version) })
      .from(vendorTemplate)
      .where(isOf(code, cell));
    const version = (last?.version ?? 0) + 1;
    await tx.update(vendorTemplate).set({ active: false }).where(isOf(code, cell));
    const { html: clean, subject } = sanitiseTemplate(html);
    await tx.insert(vendorTemplate).values({
      vendor: code,
      ...cell,
      version,
      name: name.trim(),
      productType,
      channelKey,
      documentName,
      subject,
      html: clean,
      uploadedBy: reader.userid,
      uploadedAt: now,
      active: true,
    });
    const detail = `${context}, ${language}: version ${version}, ${documentName}`;
    await recordAccess(tx, { doneBy: reader.userid, at: now }, code, "VENDOR_TEMPLATE_UPLOADED", detail);
  }
  await publishVendor(tx, live, code);
  return { outcome: "uploaded" };
}

/** Uses another version, or ours with 0 (VEN-13). */
export async function chooseVersion(
  tx: Transaction,
  reader: Reader,
  { code, version, ...cell }: Cell & { readonly code: string; readonly version: number },
  { live, now }: Parts,
): Promise<"unknown" | "read-only" | "no-version" | "done"> {
  const found = await visibleVendor(tx, reader, code);
  if (!found) return "unknown";
  if (!found.editable) return "read-only";
  await tx.select({ code: vendor.code }).from(vendor).where(eq(vendor.code, code)).for("update");
  const wanted = and(isOf(code, cell), eq(vendorTemplate.version, version));
  if (version !== 0 && (await tx.$count(vendorTemplate, wanted)) === 0) return "no-version";
  await tx.update(vendorTemplate).set({ active: false }).where(isOf(code, cell));
  if (version !== 0) await tx.update(vendorTemplate).set({ active: true }).where(wanted);
  const detail = `${cell.context}, ${cell.language}: ${version === 0 ? "ours" : `version ${version}`}`;
  await recordAccess(tx, { doneBy: reader.userid, at: now }, code, "VENDOR_TEMPLATE_CHOSEN", detail);
  await publishVendor(tx, live, code);
  return "done";
}
