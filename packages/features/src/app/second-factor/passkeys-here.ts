/** Whether this browser knows passkeys here: they need TLS, or this machine, and a host with a name. */
export const arePasskeysHere = (): boolean =>
  "PublicKeyCredential" in globalThis && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);
