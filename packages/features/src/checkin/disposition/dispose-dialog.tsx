import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { type CheckIn, disposalProblem, type DispositionOption } from "@gatehouse/domain/checkin";
import { Dialog } from "@gatehouse/ui/dialog";
import { ErrorState } from "@gatehouse/ui/error-state";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { Notice } from "@gatehouse/ui/notice";
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { useErrorText } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { nameOf, type Words } from "../use-words.ts";
import { useDispositionOptions } from "./data/use-disposition-options.ts";
import { messages } from "./messages/index.ts";
import { ReasonTree } from "./reason-tree.tsx";

export interface DisposeDialogProps {
  /** Which check-ins; they stay while the dialog closes. */
  readonly rows: readonly CheckIn[];
  readonly open: boolean;
  /** A call is under way. */
  readonly busy: boolean;
  readonly words: Words;
  readonly onDispose: (reason1: string, reason2: string) => void;
  readonly onClose: () => void;
}

/** So many check-ins are named. */
const named = 3;

/** Why check-ins end without a pass: an issue and its sub issue, by mouse or by two number keys and Enter. */
export function DisposeDialog({ rows, open, busy, words, onDispose, onClose }: DisposeDialogProps) {
  const t = useMessages(messages);
  const formId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title={t("dialog.title", { count: rows.length })}
      labels={{ close: t("dialog.close") }}
      footer={
        <>
          <Button onClick={onClose}>{t("dialog.cancel")}</Button>
          <Button variant="solid" type="submit" form={formId} aria-disabled={busy || undefined}>
            {t("act.dispose")} <KeyHint keys="Enter" />
          </Button>
        </>
      }
    >
      <Names rows={rows} />
      <Reasons formId={formId} rows={rows} busy={busy} words={words} onDispose={onDispose} />
    </Dialog>
  );
}

function Names({ rows }: Pick<DisposeDialogProps, "rows">) {
  const t = useMessages(messages);
  const others = rows.length - named;
  return (
    <chakra.ul listStyleType="none" color="fg.muted" pb="3">
      {rows.slice(0, named).map((row) => (
        <li key={row.checkInId}>
          {nameOf(row)} · <chakra.span textStyle="code">{row.pnr}</chakra.span> · {row.airline.iata} {row.flightnum}{" "}
          {row.from.iata}→{row.to.iata}
        </li>
      ))}
      {others > 0 && <li>{t("dialog.more", { count: others })}</li>}
    </chakra.ul>
  );
}

interface ReasonsProps extends Pick<DisposeDialogProps, "rows" | "busy" | "words" | "onDispose"> {
  readonly formId: string;
}

function Reasons({ formId, rows, busy, words, onDispose }: ReasonsProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const { options, error, retrying, retry } = useDispositionOptions(true);
  const [reason1, setReason1] = useState<string>();
  const [reason2, setReason2] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const onIssue = (code: string | undefined): void => {
    setReason1(code);
    setReason2(undefined);
    setProblem(undefined);
  };
  const onSubIssue = (code: string): void => {
    setReason2(code);
    setProblem(undefined);
  };
  const send = (): void => {
    if (busy) return;
    const found = disposalProblem(rows, reason1, reason2);
    if (found) setProblem(t(`problem.${found}`));
    else onDispose(reason1 ?? "", reason2 ?? "");
  };
  useReasonKeys({ options, reason1, onIssue, onSubIssue, onSend: send });
  const name = ({ code }: DispositionOption): string => words.reason(code);

  if (!options && error !== undefined)
    return (
      <ErrorState
        py="4"
        onRetry={retry}
        retrying={retrying}
        labels={{ title: t("failed.options"), retry: t("failed.retry") }}
      >
        {errorText(error)}
      </ErrorState>
    );
  if (!options)
    return (
      <chakra.output aria-label={t("dialog.loading")} display="grid" gap="2">
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height="8" />
        ))}
      </chakra.output>
    );
  return (
    <chakra.form
      id={formId}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <ReasonTree
        options={options}
        reason1={reason1}
        reason2={reason2}
        name={name}
        labels={{ issue: t("dialog.issue"), subIssue: t("dialog.subIssue") }}
        onIssue={onIssue}
        onSubIssue={onSubIssue}
      />
      {problem !== undefined && (
        <Notice tone="bad" mt="3">
          {problem}
        </Notice>
      )}
      <chakra.p pt="3" fontSize="xs" color="fg.muted" css={{ "@media (hover: none)": { display: "none" } }}>
        {t("dialog.keys")}
      </chakra.p>
    </chakra.form>
  );
}

interface ReasonKeys {
  readonly options: readonly DispositionOption[] | undefined;
  readonly reason1: string | undefined;
  readonly onIssue: (code: string | undefined) => void;
  readonly onSubIssue: (code: string) => void;
  readonly onSend: () => void;
}

/** Digits choose on the open level, Backspace goes back to the issues, Enter disposes. */
function useReasonKeys({ options, reason1, onIssue, onSubIssue, onSend }: ReasonKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    const issue = options?.find(({ code }) => code === reason1);
    const level = issue ? issue.children : (options ?? []);
    const option = /^[1-9]$/.test(event.key) ? level[Number(event.key) - 1] : undefined;
    const onButton = event.target instanceof HTMLElement && event.target.closest("button, input") !== null;
    if (option) (issue ? onSubIssue : onIssue)(option.code);
    else if (event.key === "Backspace" && issue) onIssue(undefined);
    // A radio button sends the form by itself, and a button does what it says.
    else if (event.key === "Enter" && !onButton) onSend();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
