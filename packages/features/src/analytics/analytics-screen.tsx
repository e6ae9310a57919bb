import { Button, chakra, Input } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client/errors";
import { questionLength, samplePlans } from "@gatehouse/domain/analytics";
import { Search } from "lucide-react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { PageHeader } from "../app/page-header.tsx";
import { useSession } from "../app/index.ts";
import type { AnalyticsSearch } from "./analytics-search.ts";
import { AnswerBlock } from "./answer-block.tsx";
import { Board } from "./board.tsx";
import { useBoard } from "./data/use-board.ts";
import { useWords } from "./use-words.ts";

export interface AnalyticsScreenProps {
  /** What the address says; read it with `parseAnalyticsSearch`. */
  readonly search: AnalyticsSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: AnalyticsSearch) => void;
}

interface Asked {
  readonly id: number;
  readonly q: string;
}

/** Milliseconds after which an answer is scrolled to, when it has its height. */
const scrollAfter = 300;

/** Database Analytics (ANA-8): questions and their answers, one below the other, and a board of those that are pinned. */
export function AnalyticsScreen({ search, onSearchChange }: AnalyticsScreenProps) {
  const words = useWords();
  const { t } = words;
  const { user } = useSession();
  const board = useBoard();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState<readonly Asked[]>(() => (search.q === undefined ? [] : [{ id: 1, q: search.q }]));
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const [seen, setSeen] = useState(search.q);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const add = (q: string): void => setAsked((there) => [...there, { id: (there.at(-1)?.id ?? 0) + 1, q }]);
  // Back and forward ask again what the address says; the address follows a question a moment later than the list.
  if (search.q !== seen) {
    setSeen(search.q);
    if (search.q !== undefined && asked.at(-1)?.q !== search.q) add(search.q);
  }
  const ask = (question: string): void => {
    const q = question.trim().slice(0, questionLength);
    if (q === "") return;
    setTyped("");
    if (asked.at(-1)?.q !== q) add(q);
    onSearchChange({ q });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask(typed);
  };
  const clear = (): void => {
    setTyped("");
    setAsked([]);
    onSearchChange({});
    input.current?.focus();
  };
  const answered = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => list.current?.scrollTo({ top: list.current.scrollHeight }), scrollAfter);
  }, []);
  const pin = async (q: string, title: string): Promise<"pinned" | "full" | "failed"> => {
    try {
      await board.pin(q, title);
      return "pinned";
    } catch (error) {
      return errorCode(error) === "BOARD_FULL" ? "full" : "failed";
    }
  };
  const latest = asked.at(-1)?.id;
  return (
    <chakra.div css={layout}>
      <chakra.div className="talk">
        <chakra.header px={{ base: "3", md: "gutter" }} py="2" borderBottomWidth="1px">
          <PageHeader title={t("title")} note={t("sees.all")} />
        </chakra.header>
        <chakra.div
          ref={list}
          className="list"
          px={{ base: "3", md: "gutter" }}
          role="log"
          aria-label={t("list.title")}
          tabIndex={0}
        >
          {asked.length === 0 && (
            <chakra.div display="grid" gap="3" py="6" justifyItems="start">
              <chakra.h2 textStyle="md" fontWeight="strong">
                {t("samples.title")}
              </chakra.h2>
              <chakra.p color="fg.muted">{t("samples.hint")}</chakra.p>
              {samplePlans(user?.permissions ?? []).map((plan) => {
                const q = words.question(plan);
                return (
                  <Button
                    key={q}
                    variant="outline"
                    whiteSpace="normal"
                    height="auto"
                    minH="control"
                    textAlign="start"
                    onClick={() => ask(q)}
                  >
                    <Search aria-hidden size={14} /> {q}
                  </Button>
                );
              })}
            </chakra.div>
          )}
          {asked.map(({ id, q }) => (
            <AnswerBlock
              key={id}
              question={q}
              open={id === latest ? !unfolded.has(id) : unfolded.has(id)}
              onToggle={() =>
                setUnfolded((there) => {
                  const next = new Set(there);
                  if (!next.delete(id)) next.add(id);
                  return next;
                })
              }
              onAsk={ask}
              onAnswered={answered}
              pinned={board.pins?.some((there) => there.q === q) ?? false}
              onPin={pin}
            />
          ))}
        </chakra.div>
        <chakra.form
          onSubmit={submit}
          display="flex"
          gap="2"
          px={{ base: "3", md: "gutter" }}
          py="3"
          borderTopWidth="1px"
          flexWrap={{ base: "wrap", md: "nowrap" }}
        >
          <Input
            ref={input}
            flex="1"
            minW={{ base: "full", md: "0" }}
            aria-label={t("input")}
            placeholder={t("placeholder")}
            maxLength={questionLength}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="solid" disabled={typed.trim() === ""}>
            <Search aria-hidden size={16} /> {t("search")}
          </Button>
          <Button onClick={clear}>{t("clear")}</Button>
        </chakra.form>
      </chakra.div>
      <chakra.aside className="board" tabIndex={0} aria-label={t("board.title")}>
        <Board
          pins={board.pins}
          error={board.error}
          onRetry={() => void board.read()}
          onAsk={ask}
          onUnpin={board.unpin}
        />
      </chakra.aside>
    </chakra.div>
  );
}

const layout = {
  display: "grid",
  height: "full",
  minH: "0",
  overflowY: "auto",
  // The talk fills the page, and the board comes below it.
  gridTemplate: "100% auto / minmax(0, 1fr)",
  "& .talk": { display: "grid", gridTemplateRows: "auto minmax(0, 1fr) auto", minH: "0", minW: "0" },
  "& .list": { overflowY: "auto", minH: "0" },
  "& .board": { borderTopWidth: "1px", bg: "bg.sunken" },
  "@media (min-width: 80rem)": {
    overflow: "hidden",
    gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr) 20rem",
    "& .board": { borderTopWidth: "0", borderInlineStartWidth: "1px", overflowY: "auto" },
  },
} as const;
