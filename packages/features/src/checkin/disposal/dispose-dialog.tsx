import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { type CheckIn, disposalProblem, type DisposalReason } from "@gatehouse/domain/checkin";
import { Dialog } from "@gatehouse/ui/dialog";
import { ErrorState } from "@gatehouse/ui/error-state";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { Notice } from "@gatehouse/ui/notice";
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { connection } from "../../app/connection/index.ts";
import { useErrorText } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import type { Words } from "../use-words.ts";
import { useDisposalReasons } from "./data/use-disposal-reasons.ts";
import type { CapturedKeys } from "./captured-keys.ts";
import { messages } from "./messages/index.ts";
import { pressReason, pressReasons, type Reasons } from "./reason-keys.ts";
import { ReasonTree } from "./reason-tree.tsx";

export interface DisposeDialogProps {
  /** Which check-ins; they stay while the dialog closes. */
  readonly rows: readonly CheckIn[];
  readonly open: boolean;
  /** A call is under way. */
  readonly busy: boolean;
  readonly words: Words;
  /** What was pressed since the dialog was asked for. */
  readonly held: CapturedKeys;
  readonly chosen: Reasons;
  readonly onChoose: (chosen: Reasons) => void;
  readonly onDispose: (reason1: string, reason2: string) => void;
  readonly onClose: () => void;
}

/** So many check-ins are named. */
const named = 3;

/** Why check-ins end without a pass: an issue and its sub issue, by mouse or by two number keys and Enter. */
export function DisposeDialog({ open, onClose, ...options }: DisposeDialogProps) {
  const { rows, busy } = options;
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
      <Names rows={rows} words={options.words} />
      <Options formId={formId} {...options} />
    </Dialog>
  );
}

function Names({ rows, words }: Pick<DisposeDialogProps, "rows" | "words">) {
  const t = useMessages(messages);
  const others = rows.length - named;
  return (
    <chakra.ul listStyleType="none" color="fg.muted" pb="3">
      {rows.slice(0, named).map((row) => (
        <li key={row.checkInId}>
          {words.name(row)} · <chakra.span textStyle="code">{row.pnr}</chakra.span> · {row.airline.iata} {row.flightnum}{" "}
          {row.from.iata}→{row.to.iata}
        </li>
      ))}
      {others > 0 && <li>{t("dialog.more", { count: others })}</li>}
    </chakra.ul>
  );
}

interface OptionsProps extends Omit<DisposeDialogProps, "open" | "onClose"> {
  readonly formId: string;
}

/** The reasons, or why they are not there. */
function Options(props: OptionsProps) {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const { options, error, retrying, retry } = useDisposalReasons(true);
  if (options) return <ReasonForm options={options} {...props} />;
  if (error !== undefined)
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
  return (
    <chakra.output aria-label={t("dialog.loading")} display="grid" gap="2">
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height="8" />
      ))}
    </chakra.output>
  );
}

interface ReasonFormProps extends OptionsProps {
  readonly options: readonly DisposalReason[];
}

function ReasonForm({ formId, options, rows, busy, words, held, chosen, onChoose, onDispose }: ReasonFormProps) {
  const t = useMessages(messages);
  // What a key goes on from: the one before it may not have been drawn yet.
  const latest = useRef(chosen);
  const [problem, setProblem] = useState<string>();
  const choose = (next: Reasons): void => {
    latest.current = next;
    onChoose(next);
    setProblem(undefined);
  };
  const send = ({ reason1, reason2 }: Reasons): void => {
    if (busy) return;
    const found = disposalProblem(rows, reason1, reason2);
    if (!found && connection.state.get() === "offline") setProblem(t("problem.offline"));
    else if (found) setProblem(t(`problem.${found}`));
    else onDispose(reason1 ?? "", reason2 ?? "");
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    const next = pressReason(event.key, latest.current, options);
    // A radio button sends the form by itself, and a button does what it says; what has the focus behind the dialog does nothing.
    const onButton =
      event.target instanceof HTMLElement && event.target.closest("[role=dialog] :is(button, input)") !== null;
    if (next === undefined || (next === "send" && onButton)) return;
    if (next === "send") send(latest.current);
    else choose(next);
    event.preventDefault();
  });
  const onHeld = useEffectEvent((keys: readonly string[]): void => {
    const before = pressReasons(keys, options, latest.current);
    choose(before.chosen);
    if (before.send) send(before.chosen);
  });
  // In one go, so that no key falls between the two.
  useEffect(() => {
    held.handOver(onHeld);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [held]);
  const name = ({ code }: DisposalReason): string => words.reason(code);
  return (
    <chakra.form
      id={formId}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(chosen);
      }}
    >
      <ReasonTree
        options={options}
        {...chosen}
        name={name}
        labels={{ issue: t("dialog.issue"), subIssue: t("dialog.subIssue") }}
        onIssue={(reason1) => choose({ reason1, reason2: undefined })}
        onSubIssue={(reason2) => choose({ ...chosen, reason2 })}
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
