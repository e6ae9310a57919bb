import { Button, chakra } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import { programLimits } from "@gatehouse/domain/requests";
import { FileDrop } from "@gatehouse/ui/file-drop";
import { Notice } from "@gatehouse/ui/notice";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { Check, PenLine, Plus } from "lucide-react";
import { useState } from "react";
import { useApi, useErrorText, useToast } from "../../app/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { CheckedFile } from "./data/use-programs.ts";
import { messages } from "./messages/index.ts";

export interface ImportPanelProps {
  readonly vendorCode: string;
  readonly onClose: () => void;
  /** Programs were imported: the list is another one. */
  readonly onImported: () => void;
}

type Problem = CheckedFile["problems"][number];
type Line = CheckedFile["lines"][number];

/** Imports programs from a file: first it is shown what would change, or what is wrong (REQ-22). */
export function ImportPanel({ vendorCode, onClose, onImported }: ImportPanelProps) {
  const t = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText(messages);
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<CheckedFile>();
  const [error, setError] = useState<string>();
  const [note, setNote] = useState<string>();
  const [busy, setBusy] = useState<"checking" | "importing">();

  const check = async (next: File, said?: string): Promise<void> => {
    setFile(next);
    setError(undefined);
    setNote(undefined);
    setChecked(undefined);
    if (next.size > programLimits.bytes) {
      setError(t("problem.programs.file.large"));
      return;
    }
    setBusy("checking");
    try {
      setChecked(await api.requests.importPrograms({ vendorCode, file: next }));
      setNote(said);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(undefined);
    }
  };
  const count = (action: Line["action"]): number => checked?.lines.filter((line) => line.action === action).length ?? 0;
  const [added, changed, same] = [count("add"), count("change"), count("same")];
  const run = async (): Promise<void> => {
    if (!file || !checked) return;
    setBusy("importing");
    try {
      await api.requests.importPrograms({ vendorCode, file, state: checked.state });
      toast({ tone: "success", title: t("import.done", { added, changed }) });
      onImported();
    } catch (failure) {
      // What stands is another than what the changes were worked out from.
      if (["CHANGED", "INVALID_FILE"].includes(errorCode(failure))) await check(file, t("import.changed"));
      else setError(errorText(failure));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <chakra.section aria-label={t("import.title")} display="grid" gap="4" maxW="60rem" pb="6">
      <FileDrop
        file={file}
        onFile={(next) => void check(next)}
        accept=".csv,text/csv"
        error={error}
        disabled={busy !== undefined}
        labels={{
          label: t("import.file"),
          choose: t("import.choose"),
          change: t("import.change"),
          hint: busy === "checking" ? t("import.checking") : t("import.hint"),
        }}
      />
      {note !== undefined && <Notice tone="warn">{note}</Notice>}
      {checked && checked.problems.length > 0 && <Problems problems={checked.problems} />}
      {checked && checked.problems.length === 0 && (
        <>
          <chakra.output display="block">
            <strong>{added + changed === 0 ? t("import.nothing") : t("import.plan")}</strong>{" "}
            <chakra.span color="fg.muted" textStyle="figures">
              {t("import.summary", { added, changed, same })}
            </chakra.span>
          </chakra.output>
          <Changes lines={checked.lines.filter(({ action }) => action !== "same")} />
        </>
      )}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        position="sticky"
        bottom="0"
        bg="bg.canvas"
        py="3"
        borderTopWidth={checked ? "1px" : "0"}
        borderColor="border.subtle"
      >
        {checked && checked.problems.length === 0 && added + changed > 0 && (
          <Button variant="solid" loading={busy === "importing"} onClick={() => void run()}>
            <Check aria-hidden /> {t("import.do", { count: added + changed })}
          </Button>
        )}
        {error !== undefined && file && file.size <= programLimits.bytes && (
          <Button variant="outline" disabled={busy !== undefined} onClick={() => void check(file)}>
            {t("import.again")}
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          {t("import.cancel")}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const t = useMessages(messages);
  // A code of a later server has no words here.
  const known = (code: string): string => {
    const key = `problem.${code}`;
    return key in messages.en ? t(key as "problem.other") : t("problem.other");
  };
  return (
    <chakra.div role="alert" display="grid" gap="2">
      <chakra.strong color="state.bad.fg">{t("problems.title", { count: problems.length })}</chakra.strong>
      <chakra.div overflowX="auto" tabIndex={0}>
        <chakra.table width="full" css={{ "& td, & th": { paddingBlock: "1.5", paddingInlineEnd: "4" } }}>
          <thead>
            <chakra.tr textAlign="start" color="fg.muted" textStyle="xs">
              <chakra.th textAlign="start" width="4rem">
                {t("problems.line")}
              </chakra.th>
              <chakra.th textAlign="start" width="10rem">
                {t("problems.column")}
              </chakra.th>
              <chakra.th textAlign="start">{t("problems.what")}</chakra.th>
            </chakra.tr>
          </thead>
          <tbody>
            {problems.map(({ line, column, code }, place) => (
              <chakra.tr key={place} borderTopWidth="1px" borderColor="border.subtle" verticalAlign="top">
                <chakra.td textStyle="figures">{line > 0 ? line : ""}</chakra.td>
                <chakra.td textStyle="code">{column}</chakra.td>
                <td>{known(code)}</td>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </chakra.div>
  );
}

function Changes({ lines }: { readonly lines: readonly Line[] }) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <chakra.ol listStyleType="none" m="0" p="0">
      {lines.map(({ line, hospital, city, action, changes }) => (
        <chakra.li
          key={line}
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "7.5rem minmax(0, 1fr)" }}
          columnGap="3"
          rowGap="1"
          py="2.5"
          borderTopWidth="1px"
          borderColor="border.subtle"
        >
          <span>
            <StatusPill tone={action === "add" ? "ok" : "accent"} icon={action === "add" ? Plus : PenLine}>
              {t(action === "add" ? "action.add" : "action.change")}
            </StatusPill>
          </span>
          <chakra.div minW="0" overflowWrap="anywhere" display="grid" gap="1">
            <div>
              <strong>{[hospital, city].filter((part) => part !== "").join(", ")}</strong>{" "}
              <chakra.span color="fg.muted" textStyle="xs">
                {t("import.line", { line: line.toLocaleString(language) })}
              </chakra.span>
            </div>
            <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="0.5">
              {changes
                .filter(({ column }) => action === "change" || (column !== "hospital" && column !== "city"))
                .map(({ column, before, after }) => (
                  <li key={column}>
                    <chakra.span textStyle="code" color="fg.muted">
                      {column}
                    </chakra.span>{" "}
                    {action === "add"
                      ? after
                      : t("change.to", {
                          before: before === "" ? t("change.empty") : t("change.text", { text: before }),
                          after: after === "" ? t("change.empty") : t("change.text", { text: after }),
                        })}
                  </li>
                ))}
            </chakra.ul>
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
