import { Button, chakra } from "@chakra-ui/react";
import { recoveryCodeCount } from "@gatehouse/domain/access";
import { Notice } from "@gatehouse/ui/notice";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { CircleCheck, ListOrdered, Smartphone } from "lucide-react";
import { useState } from "react";
import { useApi, useConfirm, useErrorText, useToast } from "../../../app/index.ts";
import { dateTime } from "../../../app/time/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { useFactors } from "./data/use-factors.ts";
import { FactorDialog, type FactorDialogProps } from "./factor-dialog.tsx";
import { messages } from "./messages/index.ts";
import { PasskeysList } from "./passkeys-list.tsx";
import { Row } from "./row.tsx";

/** Codes below which new ones are recommended. */
const few = 4;

export interface SecurityPartProps {
  readonly email: string;
  /** In which times are told. */
  readonly zone: string;
}

/** Second factors of the reader: passkeys, the authenticator app and the recovery codes (ACC-29 to ACC-33). */
export function SecurityPart({ email, zone }: SecurityPartProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const language = useLanguage();
  const api = useApi();
  const confirm = useConfirm();
  const toast = useToast();
  const { factors, failed, read } = useFactors();
  const [failure, setFailure] = useState<unknown>();
  const [shown, setShown] = useState<Pick<FactorDialogProps, "given" | "codes"> & { readonly said: string }>();
  const { run, running } = useOperation(async (work: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
    read();
  });
  const begin = () =>
    run(async () => {
      setShown({ given: await api.factors.begin(), said: t("setUp.done") });
    });
  const turnOff = async (): Promise<void> => {
    const question = {
      title: t("turnOff.title"),
      description: t("turnOff.about"),
      confirm: t("turnOff"),
      tone: "danger",
    } as const;
    if (!(await confirm(question))) return;
    await run(async () => {
      await api.factors.turnOff();
      toast({ tone: "success", title: t("turnOff.done") });
    });
  };
  const newCodes = async (): Promise<void> => {
    const question = { title: t("newCodes.title"), description: t("newCodes.about"), confirm: t("newCodes") };
    if (!(await confirm(question))) return;
    await run(async () => {
      setShown({ codes: (await api.factors.newCodes()).codes, said: t("newCodes.done") });
    });
  };
  const close = (): void => {
    setShown(undefined);
    read();
  };
  const busy = running || undefined;
  const at = (seconds: number) => dateTime(seconds, zone, language);
  return (
    <chakra.section aria-labelledby="account-security" display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" gap="2" minH="control">
        <chakra.h2 id="account-security" textStyle="md" fontWeight="strong">
          {t("title")}
        </chakra.h2>
        {factors?.required && <chakra.span color="fg.muted">{t("required")}</chakra.span>}
      </chakra.div>
      {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
      {failed && (
        <Notice tone="bad" actions={<Button onClick={read}>{t("retry")}</Button>}>
          {t("failed")}
        </Notice>
      )}
      {!factors && !failed && <chakra.output color="fg.muted">{t("loading")}</chakra.output>}
      {factors && (
        <>
          <PasskeysList
            factors={factors}
            at={at}
            onCodes={(codes) => setShown({ codes, said: t("passkey.added") })}
            onChanged={read}
          />
          <chakra.ul display="grid">
            <Row
              icon={Smartphone}
              title={t("app")}
              mark={
                factors.app && (
                  <StatusPill tone="ok" icon={CircleCheck}>
                    {t("on")}
                  </StatusPill>
                )
              }
              actions={
                <>
                  {factors.app && (!factors.required || factors.passkeys.length > 0) && (
                    <Button variant="plain" aria-disabled={busy} onClick={() => void turnOff()}>
                      {t("turnOff")}
                    </Button>
                  )}
                  <Button variant="outline" aria-disabled={busy} onClick={() => void begin()}>
                    {t(factors.app ? "replace" : "setUp")}
                  </Button>
                </>
              }
            >
              {factors.app ? t("app.on", { at: at(factors.app.since) }) : t("app.off")}
            </Row>
            {factors.recovery && (
              <Row
                icon={ListOrdered}
                title={t("codes")}
                actions={
                  <Button variant="outline" aria-disabled={busy} onClick={() => void newCodes()}>
                    {t("newCodes")}
                  </Button>
                }
              >
                {t("codes.left", {
                  left: factors.recovery.left,
                  all: recoveryCodeCount,
                  at: at(factors.recovery.madeAt),
                })}
                {factors.recovery.left < few && ` ${t("codes.few")}`}
              </Row>
            )}
          </chakra.ul>
        </>
      )}
      {shown && (
        <FactorDialog
          {...shown}
          email={email}
          onClose={close}
          onDone={() => {
            toast({ tone: "success", title: shown.said });
            close();
          }}
        />
      )}
    </chakra.section>
  );
}
