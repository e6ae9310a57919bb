import { flag, anyText, secret, text } from "@gatehouse/domain/validation";
import { mixed, object, string } from "yup";

/** What is typed in a form: its rules are the domain's, and say themselves what they do not take. */
const typed = () => anyText(1000).default("");
const language = string()
  .oneOf(["en", "fr"] as const, "validation.choice")
  .default("en");
const file = mixed<File>((value): value is File => value instanceof File)
  .typeError("partners.file.required")
  .meta({ file: "application/pdf" });
/** Out of a mail; anything may come as one. */
const key = secret(400).required("validation.required");

export const submitProspectInput = object({
  orgName: typed(),
  email: typed(),
  phoneCode: typed(),
  phoneNumber: typed(),
  website: typed(),
  /** Left out by who sends the agreement later. */
  file,
  agreementSigned: flag().default(false),
  language,
  /** People see no such field: who fills it in is a machine. */
  homepage: typed(),
}).noUnknown();

export const resendInput = object({ email: text(254).required("validation.required"), language }).noUnknown();
export const partnerKeyInput = object({ key }).noUnknown();
export const sendFileInput = object({
  key,
  file: file.required("partners.file.required"),
  agreementSigned: flag().default(false),
}).noUnknown();

export const confirmedSchema = object({ orgName: string().required() });
export const fileAskedSchema = object({
  orgName: string().required(),
  /** Why another file is asked for. */
  reason: string().defined(),
});
/** Why the key of a mail opens nothing any more. */
export const linkOverSchema = object({
  why: string()
    .oneOf(["used", "expired"] as const)
    .required(),
});
