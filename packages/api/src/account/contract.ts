import { integer, line, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, number, object, string } from "yup";
import { sessionCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";

const tags = ["account"];

const accountSchema = object({
  userid: string().required(),
  name: string().required(),
  /** An administrator can change it. */
  email: string().required(),
  /** Country calling code, digits only. */
  phoneCode: string().defined(),
  phoneNumber: string().defined(),
  /** IANA zone; empty where none was chosen. */
  tz: string().defined(),
  /** Seconds since 1970, UTC; null where nobody knows. */
  passwordChangedAt: number().nullable().defined(),
});

const accountInput = object({
  name: line(120).required("account.name"),
  phoneCode: text(8).default(""),
  phoneNumber: text(40).default(""),
  tz: text(60).default(""),
  /** The language of mails; what is left out stays. */
  language: text(2).oneOf(["en", "fr"] as const, "validation.unknown"),
}).noUnknown();

const sessionsSchema = array(
  object({
    id: string().required(),
    /** "Firefox on Windows"; empty where it does not say. */
    browser: string().defined(),
    /** The network that it was opened from. */
    address: string().defined(),
    createdAt: number().required(),
    lastUsedAt: number().required(),
    /** Nobody signed in from there before, and the user has not said that it was them. */
    unfamiliar: boolean().required(),
    /** The one that asks. */
    current: boolean().required(),
  }).required(),
).required();

const sessionInput = object({ id: text(60).required("validation.required") }).noUnknown();
const done = object({ ok: mixed<true>().oneOf([true]).required() });
const noSession = { NOT_FOUND: { status: 404, message: "There is no such session." } } as const;

/** The account of whoever is signed in (ACC-27, ACC-28): nobody else's is ever read or changed. */
export const account = {
  mine: sessionCall
    .route({ method: "GET", path: "/account", tags, summary: "The caller's account" })
    .output(readonlyOutput(accountSchema)),
  save: sessionCall
    .errors({
      INVALID_ACCOUNT: {
        status: 422,
        message: "Something is wrong in this account. Nothing was saved.",
        data: object({
          field: string()
            .oneOf(["phone", "tz"] as const)
            .required(),
        }),
      },
    })
    .route({ method: "PUT", path: "/account", tags, summary: "Save name, phone and time zone of the caller" })
    .input(accountInput)
    .output(readonlyOutput(accountSchema)),
  sessions: sessionCall
    .route({ method: "GET", path: "/account/sessions", tags, summary: "The caller's open sessions" })
    .output(readonlyOutput(sessionsSchema)),
  /** One of them, and with it its live streams on every server process. */
  endSession: sessionCall
    .errors(noSession)
    .route({ method: "POST", path: "/account/sessions/end", tags, summary: "End one of the caller's sessions" })
    .input(sessionInput)
    .output(done),
  endOthers: sessionCall
    .route({ method: "POST", path: "/account/sessions/end-others", tags, summary: "End the caller's other sessions" })
    .output(object({ ended: integer().required() })),
  /** "Was this you?" Yes. */
  familiar: sessionCall
    .errors(noSession)
    .route({ method: "POST", path: "/account/sessions/familiar", tags, summary: "A session is the caller's own" })
    .input(sessionInput)
    .output(done),
};
