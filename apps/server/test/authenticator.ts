import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const b64 = (data: Buffer) => data.toString("base64url");
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);

/** A security key in software: one ES256 passkey, as WebAuthn describes it. */
export class Authenticator {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(16);
  readonly #origin: string;
  #counter = 0;
  /** Whether it has made sure of who holds it. */
  verifies = true;

  /** @param origin of the page that it believes to be on */
  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }
  #authData(rpId: string, credential?: Buffer): Buffer {
    const flags = 0x01 | (this.verifies ? 0x04 : 0) | (credential ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter++);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, credential ?? Buffer.alloc(0)]);
  }

  /** What the browser answers when a passkey is made. */
  create({ challenge, rp }: Options): object {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, cose]);
    const authData = this.#authData(rp?.id ?? "", credential);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text("fmt"),
      text("none"),
      text("attStmt"),
      Buffer.from([0xa0]),
      text("authData"),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    const response = {
      clientDataJSON: b64(this.#clientData("webauthn.create", challenge)),
      attestationObject: b64(attestation),
      transports: ["usb"],
    };
    return { id: b64(this.#id), rawId: b64(this.#id), type: "public-key", response, clientExtensionResults: {} };
  }

  /** What the browser answers when a passkey is used. */
  get({ challenge, rpId = "" }: Options): object {
    const clientData = this.#clientData("webauthn.get", challenge);
    const authenticatorData = this.#authData(rpId);
    const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), this.#keys.privateKey);
    const response = {
      clientDataJSON: b64(clientData),
      authenticatorData: b64(authenticatorData),
      signature: b64(signature),
    };
    return { id: b64(this.#id), rawId: b64(this.#id), type: "public-key", response, clientExtensionResults: {} };
  }
}
