import { Button } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import { Notice } from "@gatehouse/ui/notice";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { useErrorText } from "../hooks.ts";
import { useOperation } from "../use-operation.ts";
import { messages } from "./messages/index.ts";
import { isGivenUp, signWithPasskey } from "./passkeys.ts";

export interface PasskeyButtonProps {
  readonly label: string;
  /** Asks the server what is to be signed. */
  readonly begin: () => Promise<{ readonly options: object }>;
  /** Takes the signature. */
  readonly finish: (response: object) => Promise<unknown>;
}

/** Signs with a passkey, and says next to it what fails (ACC-33). */
export function PasskeyButton({ label, begin, finish }: PasskeyButtonProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const [failure, setFailure] = useState<unknown>();
  const { run, running } = useOperation(async () => {
    setFailure(undefined);
    try {
      const { options } = await begin();
      await finish(await signWithPasskey(options));
    } catch (error) {
      setFailure(error);
    }
  });
  return (
    <>
      {failure !== undefined &&
        (isGivenUp(failure) ? (
          <Notice tone="info">{t("passkey.givenUp")}</Notice>
        ) : (
          <Notice tone="bad">{errorCode(failure) === "UNKNOWN" ? t("passkey.failed") : errorText(failure)}</Notice>
        ))}
      <Button type="button" variant="outline" size="lg" aria-disabled={running || undefined} onClick={() => void run()}>
        <Fingerprint aria-hidden size={18} /> {label}
      </Button>
    </>
  );
}
