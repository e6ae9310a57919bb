import {
  factorKinds,
  forgotSchema,
  loginSchema,
  resetProblems,
  resetSchema,
  typedCode,
} from "@gatehouse/domain/access";
import { text } from "@gatehouse/domain/validation";
import { array, mixed, object, string } from "yup";
import { appSetupSchema, codesSchema, confirmInput, setupOver, webauthnSchema, wrongCode } from "../factors/schema.ts";
import { publicCall, sessionCall } from "../schema/errors.ts";
import { menuNodeSchema, sessionSchema, settingsSchema, ticketSchema, userSchema } from "./schema.ts";

/** Signs in with a key that the password has given; it is good for some minutes. */
const key = () => text(400).required("validation.required");
const keyOver = { KEY_OVER: { status: 409, message: "This took too long. Sign in again." } } as const;
const done = object({ ok: mixed<true>().oneOf([true]).required() });

export const access = {
  /** What the login page shows: whether this is the demo world, and its users. */
  settings: publicCall
    .route({ method: "GET", path: "/auth/settings", tags: ["access"], summary: "What the login page needs" })
    .output(settingsSchema),
  login: publicCall
    .errors({
      INVALID_CREDENTIALS: { status: 401, message: "E-mail or password is wrong." },
      /** The password was right, and was chosen by somebody else: its user chooses another one first. */
      PASSWORD_MUST_CHANGE: {
        status: 403,
        message: "Choose a password of your own first.",
        data: object({ key: string().required() }),
      },
      /** The password was right; a second factor comes next, with this key (ACC-30). */
      SECOND_FACTOR: {
        status: 403,
        message: "Now the second factor.",
        data: object({
          key: string().required(),
          ways: array(string().oneOf(factorKinds).required()).required(),
        }),
      },
      /** The password was right; the role requires a second factor, and none is set up yet (ACC-34). */
      SECOND_FACTOR_MISSING: {
        status: 403,
        message: "Set up a second factor first.",
        data: object({ key: string().required() }),
      },
    })
    .route({ method: "POST", path: "/auth/login", tags: ["access"], summary: "Sign in" })
    .input(loginSchema)
    .output(sessionSchema),
  /** The second step of signing in: a code of the app, or a recovery code (ACC-30, ACC-31). */
  secondStep: publicCall
    .errors({ ...wrongCode, ...keyOver })
    .route({ method: "POST", path: "/auth/second-step", tags: ["access"], summary: "Sign in with a second factor" })
    .input(object({ key: key(), code: typedCode() }).noUnknown())
    .output(sessionSchema),
  /** What a passkey is to sign to sign in: of whoever has the key of the second step, or of anybody (ACC-33). */
  passkeyOptions: publicCall
    .errors(keyOver)
    .route({ method: "POST", path: "/auth/passkey/begin", tags: ["access"], summary: "What a passkey is to sign" })
    .input(object({ key: text(400).default("") }).noUnknown())
    .output(object({ options: webauthnSchema() })),
  passkey: publicCall
    .errors({ ...keyOver, WRONG_PASSKEY: { status: 401, message: "This passkey does not sign in here." } })
    .route({ method: "POST", path: "/auth/passkey", tags: ["access"], summary: "Sign in with a passkey" })
    .input(object({ key: text(400).default(""), response: webauthnSchema() }).noUnknown())
    .output(sessionSchema),
  /** Whoever must have a second factor and has none sets it up before anything else (ACC-34). */
  beginSetup: publicCall
    .errors(keyOver)
    .route({ method: "POST", path: "/auth/set-up", tags: ["access"], summary: "A key for an authenticator app" })
    .input(object({ key: key() }).noUnknown())
    .output(appSetupSchema),
  finishSetup: publicCall
    .errors({ ...wrongCode, ...keyOver, ...setupOver })
    .route({ method: "POST", path: "/auth/set-up/finish", tags: ["access"], summary: "Sign in with the new app" })
    .input(confirmInput.concat(object({ key: key() })).noUnknown())
    .output(object({ session: sessionSchema.required(), codes: codesSchema })),
  /** Takes the refresh cookie, gives a new access token and a new cookie. */
  refresh: publicCall
    .errors({ SESSION_ENDED: { status: 401, message: "The session has ended." } })
    .route({ method: "POST", path: "/auth/refresh", tags: ["access"], summary: "Renew the session" })
    .output(sessionSchema),
  /** Ends the session of the refresh cookie, if there is one. */
  logout: publicCall
    .route({ method: "POST", path: "/auth/logout", tags: ["access"], summary: "Sign out" })
    .output(done),
  /** The answer, and the time that it takes, do not depend on whether there is such a user (ACC-18). */
  forgotPassword: publicCall
    .route({ method: "POST", path: "/auth/forgot-password", tags: ["access"], summary: "Ask for another password" })
    .input(forgotSchema)
    .output(done),
  /** With a key from a mail, or with the old password and a session; ends all sessions of the user (ACC-19, ACC-20). */
  resetPassword: publicCall
    .errors({
      PASSWORD_NOT_RESET: {
        status: 422,
        message: "Failed to reset the password",
        data: object({ problem: string().oneOf(resetProblems).required() }),
      },
    })
    .route({ method: "POST", path: "/auth/reset-password", tags: ["access"], summary: "Choose another password" })
    .input(resetSchema)
    .output(done),
  me: sessionCall
    .route({ method: "GET", path: "/auth/me", tags: ["access"], summary: "Who is signed in" })
    .output(userSchema),
  /** A one-use ticket of 30 s that opens the live stream, so that no token is in an address. */
  ticket: sessionCall
    .route({ method: "POST", path: "/auth/ticket", tags: ["access"], summary: "Ticket for the live stream" })
    .output(ticketSchema),
  menu: sessionCall
    .route({ method: "GET", path: "/auth-api/users/menu", tags: ["access"], summary: "The navigation of the user" })
    .output(array(menuNodeSchema.required()).required()),
};
