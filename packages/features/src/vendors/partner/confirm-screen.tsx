import { Button, chakra } from "@chakra-ui/react";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { AppLink } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { CallFailure } from "./call-failure.tsx";
import { type CallFailureKind, type OverReason, pageFailure, usePartnerCall } from "./data/use-partner-call.ts";
import { LinkOver } from "./link-over.tsx";
import { messages } from "./messages/index.ts";
import { PartnerPage } from "./partner-page.tsx";

export interface PartnerKeyProps {
  /** The key of the mail; empty where the address has none. */
  readonly partnerKey: string;
}

/** Confirms a request by a press: programs that open the links of mails confirm nothing (VEN-17). */
export function ConfirmScreen({ partnerKey: key }: PartnerKeyProps) {
  const t = useMessages(messages);
  const { run, running } = usePartnerCall();
  const [confirmed, setConfirmed] = useState<string>();
  const [over, setOver] = useState<OverReason | undefined>(key === "" ? "unknown" : undefined);
  const [failure, setFailure] = useState<CallFailureKind>();
  const confirm = async (): Promise<void> => {
    setFailure(undefined);
    const result = await run(async (calls) => setConfirmed((await calls.confirm({ key })).orgName));
    if (result?.kind === "done") return;
    if (result?.kind === "over") setOver(result.why);
    else if (result) setFailure(pageFailure(result));
  };
  if (over) return <LinkOver why={over} takesFocus={key !== ""} />;
  if (confirmed !== undefined)
    return (
      <PartnerPage title={t("confirmed.title")} lead={t("confirmed.lead", { name: confirmed })} takesFocus>
        <chakra.div color="state.ok.fg">
          <CircleCheck aria-hidden size={48} strokeWidth={1.5} />
        </chakra.div>
        <chakra.div>
          <Button asChild size="lg">
            <AppLink href="/">{t("start")}</AppLink>
          </Button>
        </chakra.div>
      </PartnerPage>
    );
  return (
    <PartnerPage title={t("confirm.title")} lead={t("confirm.lead")}>
      {failure && <CallFailure failure={failure} onOver={() => setFailure(undefined)} />}
      <chakra.div>
        <Button
          variant="solid"
          size="lg"
          aria-disabled={running || failure?.kind === "wait" || undefined}
          onClick={() => void confirm()}
        >
          {t(running ? "confirm.doing" : "confirm.do")}
        </Button>
      </chakra.div>
    </PartnerPage>
  );
}
