import { object, type InferType } from "yup";
import { secret, text } from "../validation/index.ts";
import { isLogin } from "./login.ts";
import type { PasswordProblem } from "./password.ts";

/** What is wrong with a chosen password: by our own rules, or because it is made of known ones. */
export type PasswordWeakness = PasswordProblem | "access.password.guessable";

export const passwordWeaknesses = [
  "access.password.tooShort",
  "access.password.tooLong",
  "access.password.common",
  "access.password.personal",
  "access.password.guessable",
] as const satisfies readonly PasswordWeakness[];

/** Why a password was not changed, as keys of the message catalogue. */
export const resetProblems = [
  ...passwordWeaknesses,
  // The key of the mail is unknown, used or too old.
  "access.reset.key",
  // It is not the address of whom the key was sent to.
  "access.reset.email",
  "access.reset.oldPassword",
  "access.reset.same",
] as const;
export type ResetProblem = (typeof resetProblems)[number];

const address = () => text(254).matches(isLogin, { message: "access.email.invalid", excludeEmptyString: true });

/**
 * The form Reset password, checked by the page and by the server alike (ACC-18): both new ones are filled in, an e-mail address is
 * one where it is given, and the new ones are the same. Old password and e-mail address are not required.
 */
export const resetFormSchema = object({
  email: address().default(""),
  oldP: secret().default(""),
  newP: secret()
    .default("")
    .test("filled", "access.reset.fill", (value) => value.trim() !== ""),
  confirmP: secret()
    .default("")
    .test("filled", "access.reset.fill", (value) => value.trim() !== "")
    .test(
      "same",
      "access.reset.confirm",
      (value, { parent }) => value.trim() === "" || value === (parent as { readonly newP?: unknown }).newP,
    ),
}).noUnknown();

export type ResetFields = InferType<typeof resetFormSchema>;

/** What the call takes: the form without the repetition, with the key of the mail where there is one. */
export const resetSchema = object({
  email: address().default(""),
  oldP: secret().default(""),
  newP: secret()
    .required("access.reset.fill")
    .test("filled", "access.reset.fill", (value) => value.trim() !== ""),
  key: secret(400).default(""),
}).noUnknown();

export type ResetForm = InferType<typeof resetSchema>;

/** Who asks for a key, and in which language they read the page. */
export const forgotSchema = object({
  email: address().required("access.email.required"),
  language: text(2).oneOf(["en", "fr"] as const, "validation.unknown"),
}).noUnknown();
