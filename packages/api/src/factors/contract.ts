import { line, secret, text } from "@gatehouse/domain/validation";
import { mixed, object } from "yup";
import { provenSessionCall, sessionCall, tooMany } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import {
  appSetupSchema,
  codesSchema,
  confirmInput,
  factorsSchema,
  setupOver,
  webauthnSchema,
  wrongCode,
} from "./schema.ts";

const tags = ["account"];
const done = object({ ok: mixed<true>().oneOf([true]).required() });
const passkeyName = () => line(60).required("access.passkey.name");
const noPasskey = { NOT_FOUND: { status: 404, message: "There is no such passkey." } } as const;
const required = { REQUIRED: { status: 409, message: "Your role requires a second factor." } } as const;
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
    .errors({ ...notOn, ...required })
    .route({ method: "POST", path: "/account/factors/off", tags, summary: "Ask for no codes any more" })
    .output(done),
  /** Those from before are good no more. */
  newCodes: provenSessionCall
    .errors(notOn)
    .route({ method: "POST", path: "/account/factors/codes", tags, summary: "New recovery codes" })
    .output(object({ codes: codesSchema })),
  /** What the browser needs to make a passkey (ACC-33). */
  beginPasskey: provenSessionCall
    .route({ method: "POST", path: "/account/passkeys/begin", tags, summary: "What a new passkey is made of" })
    .output(object({ options: webauthnSchema() })),
  /** Recovery codes come with the first factor; all other sessions end. */
  addPasskey: sessionCall
    .errors({ NOT_ADDED: { status: 422, message: "This passkey cannot be added." } })
    .route({ method: "POST", path: "/account/passkeys", tags, summary: "Add a passkey" })
    .input(object({ name: passkeyName(), response: webauthnSchema() }).noUnknown())
    .output(object({ codes: codesSchema })),
  renamePasskey: sessionCall
    .errors(noPasskey)
    .route({ method: "PUT", path: "/account/passkeys/{id}", tags, summary: "Give a passkey another name" })
    .input(object({ id: text(60).required("validation.required"), name: passkeyName() }).noUnknown())
    .output(done),
  removePasskey: provenSessionCall
    .errors({ ...noPasskey, ...required })
    .route({ method: "POST", path: "/account/passkeys/{id}/remove", tags, summary: "Remove a passkey" })
    .input(object({ id: text(60).required("validation.required") }).noUnknown())
    .output(done),
  /** What a passkey of the caller is to sign, to prove who is at work. */
  proofOptions: sessionCall
    .route({ method: "POST", path: "/account/prove/begin", tags, summary: "What a passkey is to sign" })
    .output(object({ options: webauthnSchema() })),
  /** Says once more who is at work: with a second factor where there is one, else with the password. */
  prove: sessionCall
    .errors({ ...tooMany, WRONG_PROOF: { status: 422, message: "This is wrong." } })
    .route({ method: "POST", path: "/account/prove", tags, summary: "Prove once more who is at work" })
    .input(
      object({
        password: secret(1024).default(""),
        code: text(40).default(""),
        passkey: object().nullable().default(null),
      }).noUnknown(),
    )
    .output(done),
};
