import { smsTemplateText, type TemplateContext, templateContexts } from "../messaging/index.ts";
import { isPlainLine } from "../validation/index.ts";
import { productTypes, vendorLanguages } from "./vocabulary.ts";

/** Templates in one upload. */
export const templatesAtLeast = 1;
export const templatesAtMost = 6;
/** Characters of a template’s HTML: six of them fit into one call. */
export const templateLength = 35_000;

/** Letters of the words of a template for SMS, its variables as they stand. */
export const smsTemplateLength = 600;

/** Channels whose messages are written by templates of HTML; an SMS says their words. */
export const templateChannels = ["email", "sms"] as const;
export type TemplateChannel = (typeof templateChannels)[number];

/** Whether a text names the occasion of a template that vendors upload. */
export const isTemplateContext = (text: string): text is TemplateContext =>
  templateContexts.some((known) => known === text);

/** A template of an upload, as it is typed (VEN-11). */
export interface TemplateForm {
  /** Of the HTML file; empty while there is none. */
  readonly documentName: string;
  readonly html: string;
  readonly name: string;
  readonly context: string;
  readonly language: string;
}

export interface TemplateUpload {
  readonly channel: string;
  readonly channelKey: string;
  readonly productType: string;
  readonly templates: readonly TemplateForm[];
}

export const emptyTemplate: TemplateForm = { documentName: "", html: "", name: "", context: "", language: "" };

/** Something that is missing or wrong in an upload; `at` is the place of its template. */
export type UploadProblem =
  | { readonly code: "details"; readonly field: "channel" | "channelKey" | "productType" }
  | { readonly code: "count" }
  | { readonly code: "file" | "tooLong" | "smsTooLong" | "twice"; readonly at: number }
  | { readonly code: "fields"; readonly at: number; readonly field: "name" | "context" | "language" };

function ofTemplate(form: TemplateForm, at: number, channel: string): readonly UploadProblem[] {
  const { documentName, html, name, context, language } = form;
  return [
    ...(documentName === "" || html.trim() === "" ? [{ code: "file" as const, at }] : []),
    ...(html.length > templateLength ? [{ code: "tooLong" as const, at }] : []),
    ...(channel === "sms" && smsTemplateText(html).length > smsTemplateLength
      ? [{ code: "smsTooLong" as const, at }]
      : []),
    ...(name.trim() === "" || name.length > 120 || !isPlainLine(name)
      ? [{ code: "fields" as const, at, field: "name" as const }]
      : []),
    ...(isTemplateContext(context) ? [] : [{ code: "fields" as const, at, field: "context" as const }]),
    ...(vendorLanguages.some((known) => known === language)
      ? []
      : [{ code: "fields" as const, at, field: "language" as const }]),
  ];
}

/** What is wrong with an upload, apart from what is in its files (VEN-11). */
export function uploadProblems({
  channel,
  channelKey,
  productType,
  templates,
}: TemplateUpload): readonly UploadProblem[] {
  const cell = ({ context, language }: TemplateForm): string => `${context} ${language}`;
  const cells = templates.map(cell);
  return [
    ...(templateChannels.some((known) => known === channel) ? [] : [{ code: "details", field: "channel" } as const]),
    ...(channelKey === "" ? [{ code: "details", field: "channelKey" } as const] : []),
    ...(productTypes.some((known) => known === productType)
      ? []
      : [{ code: "details", field: "productType" } as const]),
    ...(templates.length < templatesAtLeast || templates.length > templatesAtMost ? [{ code: "count" } as const] : []),
    ...templates.flatMap((form, at) => ofTemplate(form, at, channel)),
    ...templates.flatMap((form, at) =>
      isTemplateContext(form.context) && cells.indexOf(cell(form)) < at ? [{ code: "twice" as const, at }] : [],
    ),
  ];
}
