import { secret, text } from "@gatehouse/domain/validation";
import { mixed, object } from "yup";
import { provenSessionCall, sessionCall, tooMany } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import { appSetupSchema, codesSchema, confirmInput, factorsSchema, setupOver, wrongCode } from "./schema.ts";

const tags = ["account"];
const done = object({ ok: mixed<true>().oneOf([true]).required() });
const notOn = { NOT_ON: { status: 409, message: "There is no second factor." } } as const;

/** Second factors of whoever is signed in (ACC-29 to ACC-36): nobody else's are ever read or changed here. */
export const factors = {
  mine: sessionCall
    .route({ method: "GET", path: "/account/factors", tags, summary: "The caller's second factors" })
    .output(readonlyOutput(factorsSchema)),
  /** A key for an authenticator app; nothing is saved until a code of it has come back. */
  begin: provenSessionCall
    .route({ method: "POST", path: "/account/factors/begin", tags, summary: "A key for an authenticator app" })
    .output(appSetupSchema),
  /** Takes the place of the app that was set up before. Recovery codes come with the first factor; all other sessions end. */
  confirm: provenSessionCall
    .errors({ ...wrongCode, ...setupOver })
    .route({ method: "POST", path: "/account/factors/confirm", tags, summary: "Ask for codes of this app" })
    .input(confirmInput.noUnknown())
    .output(object({ codes: codesSchema })),
  turnOff: provenSessionCall
    .errors({ ...notOn, REQUIRED: { status: 409, message: "Your role requires a second factor." } })
    .route({ method: "POST", path: "/account/factors/off", tags, summary: "Ask for no codes any more" })
    .output(done),
  /** Those from before are good no more. */
  newCodes: provenSessionCall
    .errors(notOn)
    .route({ method: "POST", path: "/account/factors/codes", tags, summary: "New recovery codes" })
    .output(object({ codes: codesSchema })),
  /** Says once more who is at work: with a second factor where there is one, else with the password. */
  prove: sessionCall
    .errors({ ...tooMany, WRONG_PROOF: { status: 422, message: "This is wrong." } })
    .route({ method: "POST", path: "/account/prove", tags, summary: "Prove once more who is at work" })
    .input(object({ password: secret(1024).default(""), code: text(40).default("") }).noUnknown())
    .output(done),
};
