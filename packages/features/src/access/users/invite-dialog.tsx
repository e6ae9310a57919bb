import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import { inviteSchema } from "@gatehouse/domain/access";
import { Dialog } from "@gatehouse/ui/dialog";
import { Notice } from "@gatehouse/ui/notice";
import { type FormEvent, useId, useRef, useState } from "react";
import { ValidationError } from "yup";
import { useApi, useErrorText, useToast } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { textOf, useMessages } from "../../i18n/index.ts";
import type { UserList } from "./data/use-users.ts";
import { messages } from "./messages/index.ts";
import { type Position, PositionFields } from "./position-fields.tsx";

export interface InviteDialogProps {
  readonly open: boolean;
  readonly choices: Pick<UserList, "roles" | "vendors">;
  readonly onClose: () => void;
  /** The list has changed. */
  readonly onInvited: () => void;
}

type Problems = Readonly<Partial<Record<"email" | "name" | "role" | "vendor", string>>>;

/** Who is let in, and as what (ACC-25). What was typed stays until it is done. */
export function InviteDialog({ open, choices, onClose, onInvited }: InviteDialogProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const api = useApi();
  const toast = useToast();
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [name, setName] = useState("");
  const [position, setPosition] = useState<Position>({ role: "", vendor: "" });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<unknown>();

  const { run, running } = useOperation(async () => {
    setFailure(undefined);
    try {
      const invitation = await inviteSchema.validate({ email, name, ...position }, { abortEarly: false });
      await api.users.invite(invitation);
      toast({ tone: "success", title: t("invited", { email: invitation.email }) });
      setEmail("");
      setName("");
      onInvited();
      onClose();
    } catch (error) {
      if (error instanceof ValidationError)
        setProblems(Object.fromEntries(error.inner.map(({ path = "", message }) => [path, message])));
      else if (errorCode(error) === "EMAIL_TAKEN") setProblems({ email: "error.EMAIL_TAKEN" });
      else setFailure(error);
    }
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setProblems({});
    void run();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("invite.title")}
      size="sm"
      initialFocus={first}
      labels={{ close: t("cancel") }}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={form} variant="solid" loading={running}>
            {t("invite.send")}
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate onSubmit={send} display="grid" gap="4">
        <chakra.p color="fg.muted">{t("invite.help")}</chakra.p>
        {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
        <Field.Root invalid={problems.email !== undefined}>
          <Field.Label>{t("email")}</Field.Label>
          <Input
            ref={first}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={254}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <Field.ErrorText>{textOf(messages, problems.email)}</Field.ErrorText>
        </Field.Root>
        <Field.Root invalid={problems.name !== undefined}>
          <Field.Label>{t("name")}</Field.Label>
          <Input
            autoComplete="off"
            maxLength={120}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Field.ErrorText>{textOf(messages, problems.name)}</Field.ErrorText>
        </Field.Root>
        <PositionFields value={position} onChange={setPosition} choices={choices} problems={problems} />
      </chakra.form>
    </Dialog>
  );
}
