import { Button, chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { Monitor, Smartphone, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useApi, useConfirm, useErrorText, useNavigation, useToast } from "../../app/index.ts";
import { dateTime } from "../../app/time/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { type OwnSession, useOwnSessions } from "./data/use-own-sessions.ts";
import { messages } from "./messages/index.ts";

/** Where the reader is signed in: "Was this you?", and the end of each (ACC-27). @param zone in which times are told */
export function SessionsPart({ zone }: { readonly zone: string }) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const api = useApi();
  const confirm = useConfirm();
  const toast = useToast();
  const { navigate } = useNavigation();
  const { sessions, failed, read } = useOwnSessions();
  const [failure, setFailure] = useState<unknown>();
  const { run, running } = useOperation(async (work: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
    read();
  });
  const end = (id: string) =>
    run(async () => {
      await api.account.endSession({ id });
      toast({ tone: "success", title: t("endThis.done") });
    });
  const deny = (id: string) =>
    run(async () => {
      await api.account.endSession({ id });
      navigate("/reset-password");
    });
  const endOthers = async (): Promise<void> => {
    const sure = await confirm({
      title: t("endOthers.title"),
      description: t("endOthers.about"),
      confirm: t("endOthers"),
      tone: "danger",
    });
    if (!sure) return;
    await run(async () => {
      const { ended } = await api.account.endOthers();
      toast({ tone: "success", title: t("endOthers.done", { count: ended }) });
    });
  };
  return (
    <chakra.section aria-labelledby="account-sessions" display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" gap="2" minH="control">
        <chakra.h2 id="account-sessions" textStyle="md" fontWeight="strong">
          {t("sessions")}
        </chakra.h2>
        {sessions && <chakra.output color="fg.muted">{t("open", { count: sessions.length })}</chakra.output>}
        {sessions && sessions.length > 1 && (
          <Button variant="outline" ms="auto" aria-disabled={running || undefined} onClick={() => void endOthers()}>
            {t("endOthers")}
          </Button>
        )}
      </chakra.div>
      {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
      {failed && (
        <Notice tone="bad" actions={<Button onClick={read}>{t("retry")}</Button>}>
          {t("sessions.failed")}
        </Notice>
      )}
      <chakra.ul display="grid">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            zone={zone}
            busy={running}
            onEnd={() => void end(session.id)}
            onYes={() => void run(async () => void (await api.account.familiar({ id: session.id })))}
            onNo={() => void deny(session.id)}
          />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly zone: string;
  readonly busy: boolean;
  readonly onEnd: () => void;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function SessionRow({ session, zone, busy, onEnd, onYes, onNo }: SessionRowProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { current, unfamiliar, address } = session;
  const [name = "", system] = session.browser.split(" on ");
  const browser = system === undefined ? name || t("unknownBrowser") : t("browserOn", { name, system });
  const at = (seconds: number) => dateTime(seconds, zone, language);
  const Icon = /iPhone|Android/.test(session.browser) ? Smartphone : Monitor;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: "0" }}
      {...(unfamiliar ? { bg: "state.warn.soft", px: "3", borderRadius: "control" } : {})}
    >
      <chakra.span color="fg.muted" flexShrink={0}>
        <Icon aria-hidden size={20} />
      </chakra.span>
      <chakra.div flex="1 1 14rem" minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <strong>{browser}</strong>
          {current && (
            <chakra.span textStyle="xs" px="2" borderRadius="pill" bg="bg.sunken" color="fg">
              {t("thisSession")}
            </chakra.span>
          )}
          {unfamiliar && (
            <StatusPill tone="warn" icon={TriangleAlert}>
              {t("firstTime")}
            </StatusPill>
          )}
        </chakra.div>
        <chakra.div color={unfamiliar ? "fg" : "fg.muted"} overflowWrap="anywhere">
          {t("session", { used: at(session.lastUsedAt), since: at(session.createdAt), address })}
          {unfamiliar && ` ${t("wasThisYou")}`}
        </chakra.div>
      </chakra.div>
      {unfamiliar ? (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" aria-disabled={busy || undefined} onClick={onYes}>
            {t("yes")}
          </Button>
          <Button variant="solid" aria-disabled={busy || undefined} onClick={onNo}>
            {t("no")}
          </Button>
        </chakra.div>
      ) : (
        !current && (
          <Button
            variant="plain"
            ms={{ base: "5", md: "0" }}
            aria-label={t("endThis.of", { browser })}
            aria-disabled={busy || undefined}
            onClick={onEnd}
          >
            {t("endThis")}
          </Button>
        )
      )}
    </chakra.li>
  );
}
