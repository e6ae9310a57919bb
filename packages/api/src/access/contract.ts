import {
  factorKinds,
  forgotSchema,
  loginSchema,
  resetProblems,
  resetSchema,
  signOnProblems,
  typedCode,
} from "@gatehouse/domain/access";
import { secret, text } from "@gatehouse/domain/validation";
import { array, mixed, object, string } from "yup";
import { appSetupSchema, codesSchema, confirmInput, setupOver, webauthnSchema, wrongCode } from "../factors/schema.ts";
import { publicCall, sessionCall } from "../schema/errors.ts";
import { arrivedSchema, menuNodeSchema, sessionSchema, settingsSchema, ticketSchema, userSchema } from "./schema.ts";

/** Signs in with a key that the password has given; it is good for some minutes. */
const key = () => text(400).required("validation.required");
const keyOver = { KEY_OVER: { status: 409, message: "This took too long. Sign in again." } } as const;
/** Why somebody did not come in by single sign-on (ACC-41). */
const signOnFailed = {
  SIGN_ON_FAILED: {
    status: 422,
    message: "Single sign-on did not let you in.",
    data: object({ problem: string().oneOf(signOnProblems).required() }),
  },
} as const;
const signOnAddress = object({ url: string().required() });
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
  /** The provider that a domain of e-mail addresses leads to; it depends on no account (ACC-37). */
  signOnAt: publicCall
    .route({ method: "GET", path: "/auth/sso", tags: ["access"], summary: "The single sign-on of a domain" })
    .input(object({ domain: text(253).required("validation.required") }).noUnknown())
    .output(object({ provider: object({ id: string().required(), name: string().required() }).nullable().defined() })),
  /** Where the browser goes to sign in; it comes back to `/login/sso/{provider}`. */
  beginSignOn: publicCall
    .errors(signOnFailed)
    .route({ method: "POST", path: "/auth/sso/begin", tags: ["access"], summary: "Begin a single sign-on" })
    .input(
      object({
        provider: text(40).required("validation.required"),
        redirectUrl: text(2000).default(""),
        email: text(254).default(""),
      }).noUnknown(),
    )
    .output(signOnAddress),
  /** Whoever is signed in by single sign-on says once more there who they are (ACC-36). */
  signOnAgain: sessionCall
    .errors(signOnFailed)
    .route({ method: "POST", path: "/auth/sso/again", tags: ["access"], summary: "Sign in once more" })
    .input(object({ redirectUrl: text(2000).default("") }).noUnknown())
    .output(signOnAddress),
  /** What the browser has brought back: the query of its address. */
  finishSignOn: publicCall
    .errors(signOnFailed)
    .route({ method: "POST", path: "/auth/sso/finish", tags: ["access"], summary: "Sign in by single sign-on" })
    .input(object({ provider: text(40).required("validation.required"), answer: secret(8000).default("") }).noUnknown())
    .output(arrivedSchema),
  /** Takes the refresh cookie, gives a new access token and a new cookie. */
  refresh: publicCall
    .errors({ SESSION_ENDED: { status: 401, message: "The session has ended." } })
    .route({ method: "POST", path: "/auth/refresh", tags: ["access"], summary: "Renew the session" })
    .output(sessionSchema),
  /** Ends the session of the refresh cookie, if there is one, and says where the browser signs out at its provider. */
  logout: publicCall
    .route({ method: "POST", path: "/auth/logout", tags: ["access"], summary: "Sign out" })
    .output(done.shape({ leaveBy: string().nullable().defined() })),
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
