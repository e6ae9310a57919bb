import {
  emptyRequestForm,
  type Program,
  programAirports,
  type RequestForm,
  requestProblems,
  requestSections,
  submittedOf,
} from "@gatehouse/domain/requests";
import { localClock } from "@gatehouse/domain/time";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useKnownAirports } from "../../../app/airport-field/use-known-airports.ts";
import { dismissToast } from "../../../app/index.ts";
import { useClock } from "../../../app/time/index.ts";
import { useNarrow } from "../../../app/use-narrow.ts";
import { useMessages } from "../../../i18n/index.ts";
import { keepDraft, readDraft } from "../data/draft.ts";
import type { RequestStart } from "../data/use-request-start.ts";
import { messages } from "../messages/index.ts";
import { entryKinds, type FormPart, idOf, partOf, toastOf } from "./paths.ts";
import { heldAt, type Refusal, withRefusals } from "./problems.ts";
import type { RequestFormState } from "./request-form-context.ts";
import { useDateChain } from "./use-date-chain.ts";

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was kept, as far as it still can be: a program that is gone leaves no trace. */
function startValues(start: RequestStart, kept: RequestForm | undefined): RequestForm {
  if (!kept || kept.programId === null || start.programs.some(({ id }) => id === kept.programId))
    return kept ?? emptyRequestForm;
  return { ...kept, programId: null, deptCode: "", dynamicFields: [], consent: null };
}

/** Parts that a phone shows unfolded at first: where something has to be answered. */
const partsAtFirst: ReadonlySet<FormPart> = new Set(["tripDates", "program", "purpose", "flights", "callHouse"]);

/** The form of a travel request: its values, what is wrong with them, and what of them is on this device. */
export function useRequestFormState(start: RequestStart, userid: string) {
  const t = useMessages(messages);
  const clock = useClock();
  const isNarrow = useNarrow();
  const travellerId = start.traveller.id;
  const [draft] = useState(() => readDraft(travellerId, userid));
  const [restored, setRestored] = useState(draft?.at);
  const [today] = useState(() => localClock(clock(), zone()).date);
  const form = useForm<RequestForm>({ defaultValues: startValues(start, draft?.values) });
  // Every field has a value from the beginning: what is watched is the whole form.
  const values = useWatch({ control: form.control }) as RequestForm;
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [opened, setOpened] = useState<ReadonlySet<FormPart>>();
  const chain = useDateChain(form, values);

  const organisation = { vendorCode: start.traveller.vendorCode, mode: start.mode };
  const program: Program | null = start.programs.find(({ id }) => id === values.programId) ?? null;
  const all = requestSections(organisation, program, values.hotels.length);
  const sections = { ...all, program: all.program && (all.programRequired || start.programs.length > 0) };
  const airports = programAirports(program ?? { bestAirport: "", closestAirport: "", otherAirports: [] });
  const known = useKnownAirports(airports.map(({ iata }) => iata));
  const judge = (form: RequestForm, refused: readonly Refusal[]) =>
    withRefusals(requestProblems(form, { organisation, program, today }), refused, form);
  const problems = judge(values, refusals);
  const wrongParts = new Set(problems.map(({ field }) => partOf(field)));
  const open = opened ?? new Set([...partsAtFirst].filter((part) => !draft || wrongParts.has(part)));
  const isTouched = !isSame(values, emptyRequestForm);

  useEffect(() => {
    // What only came back was typed when it was.
    const at = draft && isSame(values, draft.values) ? draft.at : clock();
    keepDraft(travellerId, userid, isTouched ? { at, values } : undefined);
  }, [clock, draft, isTouched, travellerId, userid, values]);

  const goTo = (path: string): void => {
    setOpened(new Set([...open, partOf(path)]));
    // A folded part shows its fields with the next drawing.
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLElement>(`#${CSS.escape(idOf(path))}`);
      field?.scrollIntoView({ block: "center" });
      field?.focus({ preventScroll: true });
    });
  };
  const begin = (): void => {
    form.reset(emptyRequestForm);
    // What was taken out of the form before does not come back into the next one.
    for (const kind of entryKinds) dismissToast(toastOf(kind));
    chain.forget();
    setTried(false);
    setLeft(new Set());
    setRefusals([]);
    setRestored(undefined);
    setOpened(new Set(partsAtFirst));
  };
  const state: RequestFormState = {
    form,
    values,
    start,
    sections,
    program,
    suggested: known.map((airport) => ({
      airport,
      tag: t(`airport.${airports.find(({ iata }) => iata === airport.code)?.kind ?? "other"}`),
    })),
    problems,
    isTried,
    left,
    leave: (path) => !left.has(path) && setLeft(new Set([...left, path])),
    today,
    chain,
    isNarrow,
    open,
    setOpen: (part, isOpen) =>
      setOpened(isOpen ? new Set([...open, part]) : new Set([...open].filter((other) => other !== part))),
    goTo,
  };
  return {
    state,
    /** When what was kept was typed, in seconds since 1970; undefined where the form began empty. */
    restored,
    isTouched,
    begin,
    /** What is sent. */
    submitted: () => submittedOf(form.getValues(), organisation, program),
    /** Everything that is wrong is said from now on. @returns it */
    say: () => {
      setTried(true);
      return judge(form.getValues(), refusals);
    },
    /** What the server found, said at its fields. */
    refuse: (found: readonly { readonly field: string; readonly code: string }[]): void => {
      const now = form.getValues();
      setTried(true);
      setRefusals(found.map(({ field, code }) => ({ field, code, value: heldAt(now, field) })));
    },
  };
}
