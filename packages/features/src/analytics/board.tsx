import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { measures, readAnswerData } from "@gatehouse/domain/analytics";
import { IconButton } from "@gatehouse/ui/icon-button";
import { PinOff, RefreshCw } from "lucide-react";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { useClock } from "../app/time/index.ts";
import { useLanguage } from "../i18n/index.ts";
import { headlineOf } from "./answer-block.tsx";
import type { FlatRow } from "./answer-table.tsx";
import { useAnswer } from "./data/use-answer.ts";
import { problemOf, rowName, scaleOf, useWords, type Words } from "./use-words.ts";

interface PinnedQuestion {
  readonly id: number;
  readonly q: string;
  readonly title: string;
}

export interface BoardProps {
  readonly pins: readonly PinnedQuestion[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onAsk: (question: string) => void;
  readonly onUnpin: (id: number) => Promise<void>;
}

/** Milliseconds after which a pinned answer is asked for again. */
const freshness = 60_000;
const shownRows = 4;

/** Pinned answers, fresh whenever somebody looks (ANA-9). */
export function Board({ pins, error, onRetry, onAsk, onUnpin }: BoardProps) {
  const words = useWords();
  const { t } = words;
  const { mutate } = useSWRConfig();
  const clock = useClock();
  const language = useLanguage();
  const [freshAt, setFreshAt] = useState(() => clock());
  const time = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(
    new Date(freshAt * 1000),
  );
  const refresh = (): void => {
    setFreshAt(clock());
    for (const { q } of pins ?? []) void mutate(["analytics.query", q]);
  };
  return (
    <chakra.section aria-label={t("board.title")} display="grid" gap="0" alignContent="start" minW="0">
      <chakra.div display="flex" alignItems="center" gap="2" px="4" minH="12" borderBottomWidth="1px">
        <chakra.h2 fontWeight="strong">{t("board.title")}</chakra.h2>
        <chakra.span color="fg.muted" textStyle="figures" flex="1" minW="0">
          {pins && pins.length > 0 && `${t("board.note", { count: pins.length })}, ${t("board.fresh", { time })}`}
        </chakra.span>
        <IconButton icon={RefreshCw} label={t("board.refresh")} size="sm" onClick={refresh} />
      </chakra.div>
      {error !== undefined && pins === undefined && (
        <chakra.div role="alert" px="4" py="3" color="state.bad.fg">
          {t("board.failed")}{" "}
          <Button size="sm" onClick={onRetry}>
            {t("retry")}
          </Button>
        </chakra.div>
      )}
      {error === undefined && pins === undefined && (
        <chakra.output aria-label={t("board.loading")} aria-busy px="4" py="3">
          <Skeleton height="16" />
        </chakra.output>
      )}
      {pins?.length === 0 && (
        <chakra.p color="fg.muted" px="4" py="3">
          {t("board.empty")}
        </chakra.p>
      )}
      {pins?.map((pin) => (
        <Tile key={pin.id} pin={pin} words={words} onAsk={onAsk} onUnpin={onUnpin} />
      ))}
    </chakra.section>
  );
}

interface TileProps extends Pick<BoardProps, "onAsk" | "onUnpin"> {
  readonly pin: PinnedQuestion;
  readonly words: Words;
}

function Tile({ pin, words, onAsk, onUnpin }: TileProps) {
  const { t } = words;
  const { answer, error } = useAnswer(pin.q, freshness);
  const plan = answer?.understood.plan;
  const title = plan ? words.question(plan) : pin.title;
  const data = answer ? readAnswerData(answer.data) : undefined;
  const [leaving, setLeaving] = useState(false);
  return (
    <chakra.div px="4" py="3" borderBottomWidth="1px" display="grid" gap="1.5" minW="0">
      <chakra.div display="flex" alignItems="start" gap="1" minW="0">
        <Button
          variant="ghost"
          flex="1"
          minW="0"
          px="0"
          height="auto"
          justifyContent="start"
          textAlign="start"
          whiteSpace="normal"
          fontWeight="normal"
          aria-label={t("board.ask", { title })}
          onClick={() => onAsk(pin.q)}
        >
          {title}
        </Button>
        <IconButton
          icon={PinOff}
          size="sm"
          label={t("board.unpin", { title })}
          disabled={leaving}
          onClick={() => {
            setLeaving(true);
            void onUnpin(pin.id).finally(() => setLeaving(false));
          }}
        />
      </chakra.div>
      {!answer && error === undefined && <Skeleton height="10" />}
      {!answer && error !== undefined && <chakra.p color="state.bad.fg">{t(`problem.${problemOf(error)}`)}</chakra.p>}
      {answer && (typeof data === "string" || data?.kind === "text") && (
        <chakra.p color="fg.muted">{typeof data === "string" ? t(`problem.${data}`) : data?.text}</chakra.p>
      )}
      {answer && plan && typeof data === "object" && data.kind === "rows" && (
        <TileRows answer={answer} rows={data.rows} words={words} />
      )}
    </chakra.div>
  );
}

function TileRows({
  answer,
  rows,
  words,
}: {
  readonly answer: NonNullable<ReturnType<typeof useAnswer>["answer"]>;
  readonly rows: readonly FlatRow[];
  readonly words: Words;
}) {
  const { plan } = answer.understood;
  if (!plan) return null;
  const { unit } = measures[plan.measure];
  const values = rows.map(({ value }) => (typeof value === "number" ? value : 0));
  const most = Math.max(...values, 0);
  const scale = scaleOf(rows);
  // A line is of one thing over time: rows of several currencies, hospitals, … are no line.
  if (answer.chart === "line" && plan.by.length === 1 && rows.length > 1) {
    const points = values
      .map((value, index) => `${(index / (values.length - 1)) * 100},${most > 0 ? 30 - (value / most) * 28 : 30}`)
      .join(" ");
    return (
      <>
        <chakra.svg
          aria-hidden
          viewBox="0 0 100 32"
          preserveAspectRatio="none"
          height="12"
          width="full"
          color="accent.fg"
        >
          <polyline
            points={points}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </chakra.svg>
        <chakra.p textStyle="figures">{headlineOf(answer, rows, words)}</chakra.p>
      </>
    );
  }
  if (plan.by.length === 0) {
    return (
      <chakra.p textStyle="figures" fontWeight="strong">
        {headlineOf(answer, rows, words)}
      </chakra.p>
    );
  }
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1">
      {rows.slice(0, shownRows).map((row, index) => (
        <chakra.li
          key={rowName(words, plan, row)}
          display="grid"
          gridTemplateColumns="minmax(0, 7rem) minmax(0, 1fr) auto"
          gap="2"
          alignItems="center"
        >
          <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {rowName(words, plan, row)}
          </chakra.span>
          <chakra.span
            aria-hidden
            height="2.5"
            borderRadius="sm"
            bg="accent.solid"
            style={{ inlineSize: `${scale(row) > 0 ? ((values[index] ?? 0) / scale(row)) * 100 : 0}%` }}
          />
          <chakra.b textStyle="figures">{words.amount(values[index] ?? 0, unit)}</chakra.b>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
