import { typedCode } from "@gatehouse/domain/access";
import { text } from "@gatehouse/domain/validation";
import { array, boolean, number, object, string } from "yup";

/** What an authenticator app needs: the key, and what its QR code says. */
export const appSetupSchema = object({
  /** The key as people type it: base 32. */
  secret: string().required(),
  /** `otpauth://totp/…`, which a phone opens in its app. */
  uri: string().required(),
  /** Rows of the QR code: `1` is dark. */
  qr: array(string().required()).required(),
  /** Goes back with the code. Whoever has it learns nothing from it. */
  setup: string().required(),
});

/** What WebAuthn passes between browser and server, as its library writes it. */
export const webauthnSchema = () => object().required("validation.required");

/** Recovery codes, shown this once. */
export const codesSchema = array(string().required()).required();

/** The second factors of an account (ACC-29 to ACC-32). */
export const factorsSchema = object({
  /** An administrator requires one for the role. */
  required: boolean().required(),
  /** Since when codes of an app are asked for: seconds since 1970, UTC. */
  app: object({ since: number().required() }).nullable().defined(),
  passkeys: array(
    object({
      id: string().required(),
      name: string().required(),
      createdAt: number().required(),
      lastUsedAt: number().nullable().defined(),
    }).required(),
  ).required(),
  recovery: object({ left: number().required(), madeAt: number().required() }).nullable().defined(),
});

export const confirmInput = object({ setup: text(4000).required("validation.required"), code: typedCode() });

export const wrongCode = { WRONG_CODE: { status: 422, message: "This code is wrong, or was used already." } } as const;
export const setupOver = { SETUP_OVER: { status: 409, message: "Setting up took too long. Begin again." } } as const;
