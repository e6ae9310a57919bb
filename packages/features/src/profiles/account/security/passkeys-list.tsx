import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Notice } from "@gatehouse/ui/notice";
import { KeyRound, Pencil, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { useApi, useConfirm, useErrorText, useToast } from "../../../app/index.ts";
import { arePasskeysHere } from "../../../app/second-factor/passkeys-here.ts";
import { isGivenUp, makePasskey } from "../../../app/second-factor/passkeys.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { useMessages } from "../../../i18n/index.ts";
import type { Factors } from "./data/use-factors.ts";
import { messages } from "./messages/index.ts";
import { Row } from "./row.tsx";

type Passkey = Factors["passkeys"][number];

export interface PasskeysListProps {
  readonly factors: Factors;
  /** How a time is told. */
  readonly at: (seconds: number) => string;
  /** Recovery codes that came with the first factor. */
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onChanged: () => void;
}

/** Passkeys of the reader: added, named, removed (ACC-33). */
export function PasskeysList({ factors, at, onCodes, onChanged }: PasskeysListProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const api = useApi();
  const confirm = useConfirm();
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>();
  /** The one that is named; "new" for one that is to be made. */
  const [naming, setNaming] = useState<Passkey | "new">();
  const { run, running } = useOperation(async (work: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
    onChanged();
  });
  const add = (name: string) =>
    run(async () => {
      const { options } = await api.factors.beginPasskey();
      const { codes } = await api.factors.addPasskey({ name, response: await makePasskey(options) });
      if (codes.length > 0) onCodes(codes);
      else toast({ tone: "success", title: t("passkey.added") });
    });
  const remove = async ({ id, name }: Passkey): Promise<void> => {
    const question = {
      title: t("passkey.remove.title", { name }),
      description: t("passkey.remove.about"),
      confirm: t("passkey.remove"),
      tone: "danger",
    } as const;
    if (!(await confirm(question))) return;
    await run(async () => {
      await api.factors.removePasskey({ id });
      toast({ tone: "success", title: t("passkey.removed", { name }) });
    });
  };
  const here = arePasskeysHere();
  return (
    <>
      {failure !== undefined &&
        (isGivenUp(failure) ? (
          <Notice tone="info">{t("passkey.givenUp")}</Notice>
        ) : (
          <Notice tone="bad">{errorText(failure)}</Notice>
        ))}
      <chakra.ul display="grid">
        {factors.passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            icon={KeyRound}
            title={passkey.name}
            actions={
              <>
                <IconButton
                  icon={Pencil}
                  label={t("passkey.rename.of", { name: passkey.name })}
                  onClick={() => setNaming(passkey)}
                />
                <IconButton
                  icon={Trash2}
                  label={t("passkey.remove.of", { name: passkey.name })}
                  onClick={() => void remove(passkey)}
                />
              </>
            }
          >
            {passkey.lastUsedAt === null
              ? t("passkey.unused", { added: at(passkey.createdAt) })
              : t("passkey.used", { used: at(passkey.lastUsedAt), added: at(passkey.createdAt) })}
          </Row>
        ))}
        <Row
          icon={KeyRound}
          title={t("passkeys")}
          actions={
            here && (
              <Button variant="outline" aria-disabled={running || undefined} onClick={() => setNaming("new")}>
                <Plus aria-hidden size={16} /> {t("passkey.add")}
              </Button>
            )
          }
        >
          {t(here ? "passkeys.help" : "passkeys.notHere")}
        </Row>
      </chakra.ul>
      {naming && (
        <NameDialog
          title={t(naming === "new" ? "passkey.add" : "passkey.rename")}
          name={naming === "new" ? "" : naming.name}
          onClose={() => setNaming(undefined)}
          onName={(name) => {
            setNaming(undefined);
            if (naming === "new") void add(name);
            else void run(async () => void (await api.factors.renamePasskey({ id: naming.id, name })));
          }}
        />
      )}
    </>
  );
}

interface NameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

function NameDialog({ title, name: before, onClose, onName }: NameDialogProps) {
  const t = useMessages(messages);
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(before);
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === "") setMissing(true);
    else onName(name.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      initialFocus={field}
      labels={{ close: t("cancel") }}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={form} variant="solid">
            {t("passkey.go")}
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate onSubmit={send}>
        <Field.Root invalid={missing}>
          <Field.Label>{t("passkey.name")}</Field.Label>
          <Input
            ref={field}
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setMissing(false);
            }}
          />
          <Field.HelperText>{t("passkey.name.help")}</Field.HelperText>
          <Field.ErrorText>{t("passkey.name.missing")}</Field.ErrorText>
        </Field.Root>
      </chakra.form>
    </Dialog>
  );
}
