import { Button, chakra } from "@chakra-ui/react";
import { piecesOf, type TripProblem } from "@gatehouse/domain/trips";
import { TextField } from "@gatehouse/ui/field";
import { Check, CircleAlert, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { TripWords } from "../words/use-trip-words.ts";
import { listOf } from "./edit-content.ts";
import { messages } from "./messages/index.ts";
import { goToField, type TripForm } from "./use-trip-form.ts";

export interface ProblemsPanelProps {
  readonly form: TripForm;
  readonly words: TripWords;
}

/** The first field of a piece: where its problem leads. */
const firstField = { flight: "airlineCode", car: "company", accommodation: "name", train: "company" } as const;

/** Where that is another one. */
const mendedIn: Partial<Record<TripProblem["id"], string>> = {
  pnrMissing: "pnr",
  notConfirmed: "confirmationNumber",
};

/** A problem in words (TRP-9). */
function useProblemText({ form, words }: ProblemsPanelProps): (problem: TripProblem) => string {
  const t = useMessages(messages);
  const pieces = new Map(piecesOf(form.named).map((of) => [of.piece.id, of]));
  return ({ id, pieces: concerned, facts }) => {
    const [first, second] = concerned;
    const name = (reference: { readonly id: string } | undefined): string => {
      const of = reference && pieces.get(reference.id);
      return of ? words.nameOf(of) : "";
    };
    const fact = (key: string): string => {
      const value = facts[key] ?? "";
      return /^\d{4}-\d\d-\d\d/.test(value) ? words.timeText(value) : value;
    };
    const values = {
      what: name(first),
      next: name(second),
      all: concerned.map(name).join("; "),
      hours: fact("hours"),
      time: fact("time"),
      arrives: words.placeOf(fact("arrives")),
      leaves: words.placeOf(fact("leaves")),
      night: fact("night"),
      city: fact("city"),
      ticket: fact("ticket"),
      profile: fact("profile"),
    };
    return t(`problem.${id}`, values);
  };
}

/** What is wrong with the itinerary as a whole: each leads to its place, and is settled there or meant so (TRP-10). */
export function ProblemsPanel({ form, words }: ProblemsPanelProps) {
  const t = useMessages(messages);
  const id = useId();
  const textOfProblem = useProblemText({ form, words });
  const { open, meantSo } = form.problems;
  const pieces = piecesOf(form.named);
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="md" fontWeight="strong" pb="1">
        {t("problems.title")}{" "}
        <chakra.output fontWeight="regular" color="fg.muted">
          {open.length === 0 ? t("problems.none") : t("problems.open", { count: open.length })}
        </chakra.output>
      </chakra.h2>
      <chakra.ul listStyleType="none" m="0" p="0">
        {open.map((problem) => (
          <OpenProblem
            key={problem.key}
            problem={problem}
            text={textOfProblem(problem)}
            form={form}
            places={problem.pieces.flatMap((reference) => {
              const of = pieces.find(({ piece }) => piece.id === reference.id);
              if (!of) return [];
              const list = listOf(of.kind);
              const place = form.named[list].findIndex((one) => one.id === reference.id);
              return [
                {
                  name: words.nameOf(of),
                  field: `${list}.${place}.${mendedIn[problem.id] ?? firstField[of.kind]}`,
                },
              ];
            })}
          />
        ))}
        {meantSo.map(({ problem, mark }) => (
          <chakra.li
            key={problem.key}
            display="flex"
            gap="2"
            flexWrap="wrap"
            py="1.5"
            borderTopWidth="1px"
            borderColor="border.subtle"
          >
            <Check aria-hidden size={18} />
            <chakra.div flex="1" minW="12rem">
              {textOfProblem(problem)}
              <chakra.div color="fg.muted">
                {t("problems.marked")}: {mark.reason}
              </chakra.div>
            </chakra.div>
            {/* What a version was published with stands. */}
            {form.marks.some(({ key }) => key === problem.key) && (
              <Button
                size="sm"
                variant="outline"
                onClick={() => form.setMarks((marks) => marks.filter(({ key }) => key !== problem.key))}
              >
                {t("problems.takeBack")}
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

interface OpenProblemProps {
  readonly problem: TripProblem;
  readonly text: string;
  readonly form: TripForm;
  readonly places: readonly { readonly name: string; readonly field: string }[];
}

function OpenProblem({ problem, text, form, places }: OpenProblemProps) {
  const t = useMessages(messages);
  const id = useId();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const Icon = problem.severity === "error" ? CircleAlert : TriangleAlert;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="2"
      py="2"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.span color={problem.severity === "error" ? "state.bad.fg" : "state.warn.fg"} pt="0.5">
        <Icon aria-hidden size={18} />
      </chakra.span>
      <chakra.div minW="0" overflowWrap="anywhere">
        <strong>{text}</strong>
        <chakra.div display="flex" flexWrap="wrap" gap="2" pt="1">
          {places.map(({ name, field }) => (
            <Button key={field} size="sm" variant="outline" onClick={() => goToField(field)}>
              {t("problems.show", { what: name })}
            </Button>
          ))}
          {!asking && (
            <Button
              size="sm"
              variant="outline"
              aria-label={t("problems.meantSoOf", { problem: text })}
              onClick={() => setAsking(true)}
            >
              {t("problems.meantSo")}
            </Button>
          )}
        </chakra.div>
        {asking && (
          <chakra.form
            display="grid"
            gap="2"
            pt="2"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (reason.trim() === "") setMissing(true);
              else form.setMarks((marks) => [...marks, { key: problem.key, reason: reason.trim() }]);
            }}
          >
            <TextField
              id={`${id}-why`}
              label={t("problems.why")}
              required
              maxLength={500}
              autoComplete="off"
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={missing && reason.trim() === "" ? t("problems.whyMissing") : undefined}
            />
            <chakra.div display="flex" gap="2">
              <Button type="submit" size="sm" variant="solid">
                {t("problems.keep")}
              </Button>
              <Button size="sm" variant="outline" onClick={() => setAsking(false)}>
                {t("problems.cancel")}
              </Button>
            </chakra.div>
          </chakra.form>
        )}
      </chakra.div>
    </chakra.li>
  );
}
