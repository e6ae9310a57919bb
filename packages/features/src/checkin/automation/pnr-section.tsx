import { Button, chakra, Field, Textarea } from "@chakra-ui/react";
import { pnrListOf } from "@gatehouse/domain/checkin";
import { CircleCheck, CircleX, RotateCw } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSession } from "../../app/index.ts";
import { readPersistedOnPage } from "../../app/persisted-storage.ts";
import { usePersistOnPage } from "../../app/use-persist-on-page.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { Section } from "./section.tsx";
import type { AutomationWork, PnrResult } from "./use-automation-work.ts";

/** As many as one call takes. */
const most = 200;

const keptName = "reload-pnrs";
const textOf = (kept: unknown): string => (typeof kept === "string" ? kept : "");

/** Reload by PNR: typed or pasted, and what became of each. */
export function PnrSection({ work }: { readonly work: AutomationWork }) {
  const t = useMessages(messages);
  const userid = useSession().user?.userid ?? "";
  const [typed, setTyped] = useState(() => textOf(readPersistedOnPage(keptName, userid)));
  usePersistOnPage(keptName, typed.trim() === "" ? undefined : typed);
  const [problem, setProblem] = useState<string>();
  const pnrs = pnrListOf(typed);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (work.busy) return;
    const wrong =
      pnrs.length === 0 ? t("pnr.required") : pnrs.length > most ? t("pnr.tooMany", { count: most }) : undefined;
    setProblem(wrong);
    if (wrong === undefined) work.reloadPnrs(pnrs);
  };
  return (
    <Section title={t("pnr.title")} hint={t("pnr.hint")}>
      <chakra.form onSubmit={send} noValidate display="grid" gap="3" width="full" justifyItems="start">
        <Field.Root invalid={problem !== undefined}>
          <Field.Label>{t("pnr.label")}</Field.Label>
          <Textarea
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
            }}
            fontFamily="mono"
            autoCapitalize="characters"
            spellCheck={false}
          />
          {problem === undefined ? (
            <Field.HelperText>{typed.trim() !== "" && t("pnr.count", { count: pnrs.length })}</Field.HelperText>
          ) : (
            <Field.ErrorText role="alert">{problem}</Field.ErrorText>
          )}
        </Field.Root>
        <Button type="submit" variant="solid" aria-disabled={work.busy || undefined}>
          <RotateCw aria-hidden /> {t("pnr.reload")}
        </Button>
      </chakra.form>
      {work.results && <Results results={work.results} />}
    </Section>
  );
}

function Results({ results }: { readonly results: readonly PnrResult[] }) {
  const t = useMessages(messages);
  return (
    <chakra.table
      width="full"
      css={{ "& th, & td": { textAlign: "start", verticalAlign: "top", py: "1.5", pe: "3", borderBottomWidth: "1px" } }}
    >
      <thead>
        <chakra.tr color="fg.muted" fontSize="xs">
          <th scope="col">PNR</th>
          <th scope="col">{t("pnr.results")}</th>
        </chakra.tr>
      </thead>
      <tbody>
        {results.map(({ pnr, refusal }) => (
          <tr key={pnr}>
            <chakra.th scope="row" textStyle="code">
              {pnr}
            </chakra.th>
            <td>
              <chakra.span display="flex" gap="1.5" color={refusal ? "state.warn.fg" : "state.ok.fg"}>
                {refusal ? <CircleX aria-hidden size={16} /> : <CircleCheck aria-hidden size={16} />}
                <chakra.span flex="1">{t(refusal ? `pnr.refused.${refusal}` : "pnr.reloaded")}</chakra.span>
              </chakra.span>
            </td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
