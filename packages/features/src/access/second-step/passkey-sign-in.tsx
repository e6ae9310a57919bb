import { useApi, useSession } from "../../app/index.ts";
import { PasskeyButton } from "../../app/second-factor/passkey-button.tsx";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface PasskeySignInProps {
  /** Of the answer to the password; without it the passkey says who signs in. */
  readonly secret?: string;
}

/** Signing in with a passkey, instead of the password or after it (ACC-33). Success is seen by anyone who watches the session. */
export function PasskeySignIn({ secret = "" }: PasskeySignInProps) {
  const t = useMessages(messages);
  const api = useApi();
  const { enter } = useSession();
  return (
    <PasskeyButton
      label={t("passkey")}
      begin={() => api.access.passkeyOptions({ key: secret })}
      finish={async (response) => enter(await api.access.passkey({ key: secret, response }))}
    />
  );
}
