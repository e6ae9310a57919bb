import { Button, chakra } from "@chakra-ui/react";
import type { Role } from "@gatehouse/domain/access";
import { Choice } from "@gatehouse/ui/choice";
import { Dialog } from "@gatehouse/ui/dialog";
import { Notice } from "@gatehouse/ui/notice";
import { type FormEvent, useId, useState } from "react";
import { useApi, useErrorText, useRoleName, useToast } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface FactorRolesDialogProps {
  /** The roles that must have a second factor now. */
  readonly required: readonly Role[];
  /** All that there are. */
  readonly roles: readonly Role[];
  readonly onClose: () => void;
  /** The list has changed: resolves when it is read anew. */
  readonly onChanged: () => Promise<void>;
}

/** Which roles must have a second factor (ACC-34, ACC-35). */
export function FactorRolesDialog({ required, roles, onClose, onChanged }: FactorRolesDialogProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const roleName = useRoleName();
  const api = useApi();
  const toast = useToast();
  const form = useId();
  const [chosen, setChosen] = useState<readonly Role[]>(required);
  const [failure, setFailure] = useState<unknown>();
  const { run, running } = useOperation(async () => {
    setFailure(undefined);
    try {
      await api.users.requireFactor({ roles: [...chosen] });
      toast({ tone: "success", title: t("factorRoles.saved") });
      await onChanged();
      onClose();
    } catch (error) {
      setFailure(error);
    }
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("factorRoles.title")}
      size="sm"
      labels={{ close: t("cancel") }}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={form} variant="solid" loading={running}>
            {t("factorRoles.save")}
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate onSubmit={send} display="grid" gap="3">
        <chakra.p color="fg.muted">{t("factorRoles.help")}</chakra.p>
        {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
        {roles.map((role) => (
          <chakra.label key={role} display="flex" alignItems="center" gap="2" py="0.5" cursor="pointer">
            <Choice
              type="checkbox"
              checked={chosen.includes(role)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...chosen, role] : chosen.filter((one) => one !== role))
              }
            />
            {roleName(role)}
          </chakra.label>
        ))}
      </chakra.form>
    </Dialog>
  );
}
