import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { dimensions, measures, type Plan, readAnswerData } from "@gatehouse/domain/analytics";
import { toCsv, type DataGridHandle } from "@gatehouse/ui/data-grid";
import { LineChart } from "@gatehouse/ui/line-chart";
import { Notice } from "@gatehouse/ui/notice";
import { Copy, FileDown, Link, ListTree, Pin, Search } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { saveFile } from "../app/save-file.ts";
import { AnswerTable, type FlatRow } from "./answer-table.tsx";
import { Chips } from "./chips.tsx";
import { type Answer, useAnswer } from "./data/use-answer.ts";
import { problemOf, type ProblemKey, rowName, useWords, type Words } from "./use-words.ts";

export interface AnswerBlockProps {
  readonly question: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Asks another question. */
  readonly onAsk: (question: string) => void;
  /** Told when an answer, or the news that there is none, is shown. */
  readonly onAnswered: () => void;
  readonly pinned: boolean;
  readonly onPin: (question: string, title: string) => Promise<"pinned" | "full" | "failed">;
}

/** A question of the list and what came of it: nothing yet, an answer, or why there is none (ANA-8). */
export function AnswerBlock({ question, open, onToggle, onAsk, onAnswered, pinned, onPin }: AnswerBlockProps) {
  const words = useWords();
  const { t } = words;
  const { answer, error, reading, read } = useAnswer(question);
  const settled = answer !== undefined || error !== undefined;
  const told = useEffectEvent(onAnswered);
  useEffect(() => {
    if (settled) told();
  }, [settled]);
  const failed = error !== undefined && answer === undefined;
  return (
    <chakra.article aria-label={question} borderBottomWidth="1px" py="4" display="grid" gap="3" minW="0">
      <chakra.div display="flex" alignItems="baseline" gap="3" minW="0">
        <chakra.h2 textStyle="md" fontWeight="strong" flex="1" minW="0" overflowWrap="anywhere">
          <Marked question={question} places={answer?.understood.notUnderstood ?? []} />
        </chakra.h2>
        {answer && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={open}
            aria-label={t(open ? "hide.answer" : "show.answer", { question })}
            onClick={onToggle}
          >
            {t(open ? "hide" : "show")}
          </Button>
        )}
      </chakra.div>
      {!settled && (
        <chakra.output aria-label={t("fetching")} aria-busy display="grid" gap="2">
          <Skeleton height="6" width="70%" />
          <Skeleton height="24" width="full" />
        </chakra.output>
      )}
      {failed && (
        <Problem problem={problemOf(error)} words={words}>
          <Button size="sm" disabled={reading} onClick={() => void read()}>
            {t("retry")}
          </Button>
        </Problem>
      )}
      {answer && open && (
        <Answered question={question} answer={answer} words={words} onAsk={onAsk} pinned={pinned} onPin={onPin} />
      )}
    </chakra.article>
  );
}

/** The question with what was not understood underlined. */
function Marked({
  question,
  places,
}: {
  readonly question: string;
  readonly places: Answer["understood"]["notUnderstood"];
}) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of places) {
    parts.push(question.slice(at, start));
    parts.push(
      <chakra.u key={start} textDecorationStyle="wavy" textDecorationColor="state.warn.fg" textUnderlineOffset="4px">
        {question.slice(start, end)}
      </chakra.u>,
    );
    at = end;
  }
  parts.push(question.slice(at));
  return parts;
}

const Problem = ({
  problem,
  words,
  children,
}: {
  readonly problem: ProblemKey;
  readonly words: Words;
  readonly children?: ReactNode;
}) => (
  <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" gap="3" color="state.bad.fg">
    {words.t(`problem.${problem}`)}
    {children}
  </chakra.div>
);

interface AnsweredProps extends Pick<AnswerBlockProps, "question" | "onAsk" | "pinned" | "onPin"> {
  readonly answer: Answer;
  readonly words: Words;
}

function Answered({ question, answer, words, onAsk, pinned, onPin }: AnsweredProps) {
  const { t, language } = words;
  const { understood, nearest, refusal } = answer;
  const plan: Plan | undefined = understood.plan ?? undefined;
  const read = readAnswerData(answer.data);
  const left = understood.notUnderstood.map(({ text }) => t("left.word", { text })).join(", ");
  return (
    <>
      {plan && (
        <Chips understood={understood} plan={plan} words={words} onChange={(next) => onAsk(words.question(next))} />
      )}
      {understood.read.map(({ typed, as }) => (
        <chakra.p key={typed} color="fg.muted">
          {t("read.as", { typed, as })}
        </chakra.p>
      ))}
      {understood.by === "model" && <chakra.p color="fg.muted">{t("read.model")}</chakra.p>}
      {plan && left !== "" && (
        <Notice tone="warn">
          <b>{t("left.one", { words: left })}</b> {t("left.rest")}
        </Notice>
      )}
      {refusal && (
        <>
          <p>{t(`refusal.${refusal}`)}</p>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {nearest.map((near) => {
              const asked = words.question(near);
              return (
                <Button
                  key={asked}
                  variant="outline"
                  size="sm"
                  whiteSpace="normal"
                  height="auto"
                  minH="control"
                  textAlign="start"
                  onClick={() => onAsk(asked)}
                >
                  <Search aria-hidden size={14} /> {asked}
                </Button>
              );
            })}
          </chakra.div>
        </>
      )}
      {!refusal && typeof read === "string" && <Problem problem={read} words={words} />}
      {!refusal && typeof read !== "string" && read.kind === "text" && <p>{read.text}</p>}
      {!refusal && typeof read !== "string" && read.kind === "rows" && (
        <Rows
          key={language}
          question={question}
          answer={answer}
          rows={read.rows}
          plan={plan}
          words={words}
          pinned={pinned}
          onPin={onPin}
        />
      )}
    </>
  );
}

/** What the rows say in one sentence. */
export function headlineOf(
  { chart, understood: { plan }, total }: Pick<Answer, "chart" | "understood" | "total">,
  rows: readonly FlatRow[],
  words: Words,
): string {
  if (!plan) return "";
  const { t, amount, difference, language } = words;
  const { unit, words: called } = measures[plan.measure];
  const measure = called[language][0];
  const row = chart === "line" ? rows.at(-1) : rows[0];
  const value = row?.["value"];
  // Amounts of several currencies are not compared.
  if (!row || typeof value !== "number" || plan.by.includes("currency")) return measure;
  const shown = amount(value, unit);
  const first =
    plan.by.length === 0
      ? t("headline.one", { measure, value: shown })
      : chart === "line" || plan.order === "label" || dimensions[plan.by[0] ?? "day"].kind === "time"
        ? t("headline.last", { measure, value: `${shown} (${rowName(words, plan, row)})` })
        : t(plan.order === "lowest" ? "headline.least" : "headline.most", {
            name: rowName(words, plan, row),
            value: shown,
          });
  const change =
    plan.by.length === 0 && total?.before !== null && total?.before !== undefined
      ? value - total.before
      : row["change"];
  if (plan.against === null || typeof change !== "number") return first;
  if (change === 0) return t("headline.same", { headline: first });
  return t(change > 0 ? "headline.more" : "headline.fewer", {
    headline: first,
    count: difference(Math.abs(change), unit),
  });
}

interface RowsProps extends Pick<AnsweredProps, "question" | "answer" | "words" | "pinned" | "onPin"> {
  readonly rows: readonly FlatRow[];
  readonly plan: Plan | undefined;
}

/** A file's name made of the question. */
const fileName = (question: string): string =>
  `${
    question
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .slice(0, 60)
      .replaceAll(/^-|-$/g, "") || "answer"
  }.csv`;

function Rows({ question, answer, rows, plan, words, pinned, onPin }: RowsProps) {
  const { t, number, amount, key } = words;
  const grid = useRef<DataGridHandle>(null);
  const [how, setHow] = useState(false);
  const [said, setSaid] = useState("");
  const [pinning, setPinning] = useState(false);
  const unit = plan ? measures[plan.measure].unit : "count";
  const [time] = plan?.by ?? [];
  const line = answer.chart === "line" && time !== undefined && plan?.by.length === 1 && rows.length > 1;
  const copy = async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid(t("copy.failed"));
    }
  };
  const pinIt = async (): Promise<void> => {
    setPinning(true);
    const outcome = await onPin(question, plan ? words.question(plan) : question);
    setPinning(false);
    setSaid(t(outcome === "pinned" ? "pinned" : outcome === "full" ? "pin.full" : "pin.failed"));
  };
  /** The question with the days that it means now: opened next week the link shows the same. */
  const linkOf = (): string => {
    const { days } = answer.understood;
    const fixed =
      plan && plan.against === null && days?.from !== undefined && days.to !== undefined
        ? { ...plan, when: `${days.from}..${days.to}` as const }
        : undefined;
    const url = new URL(location.href);
    url.search = "";
    url.searchParams.set("q", fixed ? words.question(fixed) : question);
    return url.href;
  };
  const { total } = answer;
  const steps = line ? rows.map((row) => key(time, row[time])) : [];
  return (
    <>
      <chakra.h3 textStyle="lg" fontWeight="strong">
        {headlineOf(answer, rows, words)}
      </chakra.h3>
      {answer.truncated && <Notice tone="warn">{t("truncated", { count: number(rows.length) })}</Notice>}
      {line && plan && (
        <LineChart
          label={words.question(plan)}
          height="14rem"
          series={[
            {
              tone: "auto",
              name: measures[plan.measure].words[words.language][0],
              values: rows.map((row) => (typeof row["value"] === "number" ? row["value"] : 0)),
              filled: true,
            },
          ]}
          steps={steps}
          edges={[...steps.map((step, index) => (index === 0 ? step : "")), steps.at(-1) ?? ""]}
          format={(value) => amount(value, unit)}
          labels={{ keys: t("chart.keys"), step: t("chart.step") }}
        />
      )}
      <AnswerTable
        rows={rows}
        plan={plan}
        label={t("table.label", { question })}
        words={words}
        bars={answer.chart === "bars"}
        handle={grid}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1">
        <Button
          variant="ghost"
          size="sm"
          disabled={pinned || pinning}
          onClick={() => {
            void pinIt();
          }}
        >
          <Pin aria-hidden size={14} /> {t(pinned ? "pinned" : "pin")}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => void copy(toTabs(rows), t("copied"))}>
          <Copy aria-hidden size={14} /> {t("copy")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => saveFile(new File([csvOf(rows)], fileName(question), { type: "text/csv" }))}
        >
          <FileDown aria-hidden size={14} /> {t("csv")}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => void copy(linkOf(), t("link.copied"))}>
          <Link aria-hidden size={14} /> {t("link")}
        </Button>
        {answer.sql !== null && (
          <Button variant="ghost" size="sm" aria-expanded={how} onClick={() => setHow(!how)}>
            <ListTree aria-hidden size={14} /> {t("how")}
          </Button>
        )}
        <chakra.output color="fg.muted" ms="1">
          {said}
        </chakra.output>
        <chakra.span ms="auto" color="fg.muted" textStyle="figures">
          {t("rows", { count: rows.length, took: number(answer.took) })}
        </chakra.span>
      </chakra.div>
      {total && total.value !== null && plan && plan.by.length > 0 && (
        <chakra.p color="fg.muted" textStyle="figures">
          {total.groups > rows.length
            ? t("total.top", { count: rows.length, groups: number(total.groups), value: amount(total.value, unit) })
            : t("total.all", { value: amount(total.value, unit) })}
        </chakra.p>
      )}
      {how && answer.sql !== null && (
        <chakra.pre
          tabIndex={0}
          textStyle="sm"
          fontFamily="mono"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          bg="bg.sunken"
          borderRadius="md"
          p="3"
          maxH="16rem"
          overflowY="auto"
        >
          {answer.sql}
        </chakra.pre>
      )}
    </>
  );
}

const fieldsOf = (rows: readonly FlatRow[]): readonly string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

const csvOf = (rows: readonly FlatRow[]): string => {
  const fields = fieldsOf(rows);
  return toCsv([fields, ...rows.map((row) => fields.map((field) => row[field] ?? null))]);
};

/** Rows as a spreadsheet takes them from the clipboard. */
const toTabs = (rows: readonly FlatRow[]): string => {
  const fields = fieldsOf(rows);
  return [
    fields.join("\t"),
    ...rows.map((row) =>
      fields
        .map((field) =>
          String(row[field] ?? "")
            .replaceAll(/[\t\r\n]+/g, " ")
            .replace(/^[=+\-@](?!\d)/, "'$&"),
        )
        .join("\t"),
    ),
  ].join("\n");
};
