import { object, type InferType } from "yup";
import { secret, text } from "../validation/index.ts";

/** Whether a text can be an e-mail address that somebody signs in with. */
export const isLogin = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The login form, checked by the page and by the server alike. */
export const loginSchema = object({
  email: text(254)
    .required("access.email.required")
    .matches(isLogin, { message: "access.email.invalid", excludeEmptyString: true }),
  password: secret().required("access.password.required"),
}).noUnknown();

export type LoginForm = InferType<typeof loginSchema>;
