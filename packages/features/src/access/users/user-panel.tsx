import { Button, chakra } from "@chakra-ui/react";
import { type UserAction, userActionsFor } from "@gatehouse/domain/access";
import { Notice } from "@gatehouse/ui/notice";
import { SidePanel } from "@gatehouse/ui/side-panel";
import { useState } from "react";
import { useApi, useConfirm, useErrorText, useToast } from "../../app/index.ts";
import { dateTime } from "../../app/time/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import { useUserLog } from "./data/use-user-log.ts";
import type { UserList, UserRow } from "./data/use-users.ts";
import { messages } from "./messages/index.ts";
import { type Position, PositionFields } from "./position-fields.tsx";
import { UserStatePill } from "./user-state-pill.tsx";

export interface UserPanelProps {
  /** Nobody while it is closed. */
  readonly user: UserRow | undefined;
  readonly choices: Pick<UserList, "roles" | "vendors">;
  readonly onClose: () => void;
  /** The list has changed. */
  readonly onChanged: () => void;
}

/** One user: role, what can be done, and what was changed by whom (ACC-26). */
export function UserPanel({ user, choices, onClose, onChanged }: UserPanelProps) {
  const t = useMessages(messages);
  return (
    <SidePanel
      open={user !== undefined}
      onClose={onClose}
      title={user?.name ?? ""}
      size="md"
      labels={{ close: t("close") }}
    >
      {user && <Details key={user.id} user={user} choices={choices} onChanged={onChanged} />}
    </SidePanel>
  );
}

/** What takes something away is asked once more. */
const asked: ReadonlySet<UserAction> = new Set(["disable", "signOut"]);

function Details({ user, choices, onChanged }: Omit<UserPanelProps, "user" | "onClose"> & { readonly user: UserRow }) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const language = useLanguage();
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const [failure, setFailure] = useState<unknown>();
  const [position, setPosition] = useState<Position>({ role: user.role ?? "", vendor: user.vendor ?? "" });
  const { log, failed, retry } = useUserLog(user.id);
  const changed = position.role !== user.role || position.vendor !== (user.vendor ?? "");

  const { run, running } = useOperation(async (work: () => Promise<unknown>, said: string) => {
    setFailure(undefined);
    try {
      await work();
      toast({ tone: "success", title: said });
    } catch (error) {
      setFailure(error);
    }
    onChanged();
  });
  const act = async (action: UserAction): Promise<void> => {
    if (
      asked.has(action) &&
      !(await confirm({
        title: t(action === "disable" ? "disable.title" : "signOut.title", { name: user.name }),
        description: t(action === "disable" ? "disable.about" : "signOut.about"),
        confirm: t(`act.${action}`),
        tone: "danger",
      }))
    )
      return;
    await run(() => api.users.act({ id: user.id, action }), t(`done.${action}`, { name: user.name }));
  };
  const resetFactor = async (): Promise<void> => {
    const sure = await confirm({
      title: t("resetFactor.title", { name: user.name }),
      description: t("resetFactor.about"),
      confirm: t("resetFactor"),
      tone: "danger",
    });
    if (sure) await run(() => api.users.resetFactor({ id: user.id }), t("resetFactor.done", { name: user.name }));
  };
  const save = async (): Promise<void> => {
    const { role, vendor } = position;
    if (role === "") return;
    if (
      user.sessions > 0 &&
      !(await confirm({
        title: t("position.title", { name: user.name }),
        description: t("position.about"),
        confirm: t("position.save"),
      }))
    )
      return;
    await run(() => api.users.position({ id: user.id, role, vendor }), t("position.saved", { name: user.name }));
  };
  const canReset = user.secondFactor && !user.self;
  const facts = [
    [t("email"), user.email],
    [t("userid"), user.userid],
    [t("lastSignIn"), user.lastSignInAt === null ? t("never") : `${dateTime(user.lastSignInAt, "UTC", language)} UTC`],
    [t("sessions"), String(user.sessions)],
    [t("factor"), t(user.secondFactor ? "factor.on" : "factor.none")],
  ] as const;
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
      <chakra.div>
        <UserStatePill user={user} />
      </chakra.div>
      <chakra.dl display="grid" gridTemplateColumns="max-content minmax(0, 1fr)" columnGap="4" rowGap="1.5">
        {facts.map(([label, value]) => (
          <chakra.div key={label} display="contents">
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.section aria-labelledby="user-position" display="grid" gap="3">
        <chakra.h3 id="user-position" fontWeight="strong">
          {t("position")}
        </chakra.h3>
        {user.self && <chakra.p color="fg.muted">{t("position.self")}</chakra.p>}
        <PositionFields value={position} onChange={setPosition} choices={choices} disabled={user.self} />
        {changed && (
          <Button
            variant="solid"
            justifySelf="start"
            disabled={position.role === ""}
            loading={running}
            onClick={() => void save()}
          >
            {t("position.save")}
          </Button>
        )}
      </chakra.section>
      {(userActionsFor(user).length > 0 || canReset) && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {canReset && (
            <Button variant="outline" aria-disabled={running || undefined} onClick={() => void resetFactor()}>
              {t("resetFactor")}
            </Button>
          )}
          {userActionsFor(user).map((action) => (
            <Button
              key={action}
              variant="outline"
              aria-disabled={running || undefined}
              onClick={() => void act(action)}
            >
              {t(`act.${action}`)}
            </Button>
          ))}
        </chakra.div>
      )}
      <chakra.section aria-labelledby="user-log" display="grid" gap="2">
        <chakra.h3 id="user-log" fontWeight="strong">
          {t("log")}
        </chakra.h3>
        {failed && (
          <Notice tone="bad" actions={<Button onClick={retry}>{t("retry")}</Button>}>
            {t("log.failed")}
          </Notice>
        )}
        {log?.length === 0 && <chakra.p color="fg.muted">{t("log.empty")}</chakra.p>}
        <chakra.ol display="grid" gap="2">
          {log?.map(({ at, action, detail, doneBy }) => (
            <chakra.li key={`${at} ${action} ${detail ?? ""}`} lineHeight="tight">
              {textOf(messages, `log.${action}`) ?? action}
              {detail !== null && (
                <chakra.span color="fg.muted" overflowWrap="anywhere">
                  {" "}
                  {detail}
                </chakra.span>
              )}
              <chakra.div textStyle="xs" color="fg.muted">
                {`${dateTime(at, "UTC", language)} UTC · ${doneBy}`}
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ol>
      </chakra.section>
    </chakra.div>
  );
}
