import { Dialog } from "@gatehouse/ui/dialog";
import { useState } from "react";
import { useApi } from "../../../app/index.ts";
import { AppSetup, type AppSetupProps } from "../../../app/second-factor/app-setup.tsx";
import { messages as factorMessages } from "../../../app/second-factor/messages/index.ts";
import { RecoveryCodes } from "../../../app/second-factor/recovery-codes.tsx";
import { useMessages } from "../../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface FactorDialogProps {
  /** What the server has made for the app; without it there are codes to be shown. */
  readonly given?: AppSetupProps["given"] & { readonly setup: string };
  /** Recovery codes that were made. */
  readonly codes?: readonly string[];
  readonly email: string;
  readonly onClose: () => void;
  /** The factors have changed, and the codes are kept. */
  readonly onDone: () => void;
}

/** Setting up an app, and then its recovery codes; codes are left only by saying that they are kept. */
export function FactorDialog({ given, codes: made, email, onClose, onDone }: FactorDialogProps) {
  const t = useMessages(messages);
  const words = useMessages(factorMessages);
  const api = useApi();
  const [codes, setCodes] = useState(made);
  return codes ? (
    <Dialog
      key="codes"
      open
      role="alertdialog"
      onClose={() => undefined}
      title={words("codes.title")}
      size="md"
      labels={{ close: t("cancel") }}
    >
      <RecoveryCodes codes={codes} email={email} onKept={onDone} />
    </Dialog>
  ) : (
    <Dialog key="app" open onClose={onClose} title={t("setUp.title")} size="md" labels={{ close: t("cancel") }}>
      {given && (
        <AppSetup
          given={given}
          onConfirm={async (code) => setCodes((await api.factors.confirm({ setup: given.setup, code })).codes)}
        />
      )}
    </Dialog>
  );
}
