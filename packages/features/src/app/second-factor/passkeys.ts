import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** Whether somebody closed the browser's own question, or let it run out: nothing went wrong. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/** Asks the browser for a signature by a passkey. @param options of the server */
export const signWithPasskey = (options: object): Promise<AuthenticationResponseJSON> =>
  // The server writes them with the library's other half.
  startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });

/** Asks the browser to make a passkey. @param options of the server */
export const makePasskey = (options: object): Promise<RegistrationResponseJSON> =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
