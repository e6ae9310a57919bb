import { type CheckPoint, checkPoints } from "@gatehouse/domain/boarding-pass";
import { usePersistedState } from "../app/use-persisted-state.ts";

/** What an operator has ticked and typed for one page and one check-in. */
export interface Draft {
  readonly ticked: ReadonlySet<CheckPoint>;
  readonly reasons: Readonly<Partial<Record<CheckPoint, string>>>;
  /** Why something that is no boarding pass is linked all the same. */
  readonly override: string;
  /** Check-ins of other travellers whom the pass fits too, and who were decided against. */
  readonly chosenOver: readonly number[];
}

const blankDraft: Draft = { ticked: new Set(), reasons: {}, override: "", chosenOver: [] };

/** Drafts of all pages that were looked at: going to another page, closing and a refused link lose nothing. */
export interface Drafts {
  readonly of: (checkInId: number, dmscode: string | undefined) => Draft;
  readonly change: (checkInId: number, dmscode: string, change: (before: Draft) => Draft) => void;
  readonly drop: (checkInId: number) => void;
}

const keyOf = (checkInId: number, dmscode: string | undefined): string => `${checkInId}/${dmscode ?? ""}`;

/** Something was ticked or typed. */
export const isBegun = ({ ticked, reasons, override, chosenOver }: Draft): boolean =>
  ticked.size > 0 || override !== "" || chosenOver.length > 0 || Object.values(reasons).some((reason) => reason !== "");

type KeptDraft = Omit<Draft, "ticked"> & { readonly ticked: readonly CheckPoint[] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function draftOf(kept: unknown): Draft | undefined {
  if (!isRecord(kept)) return undefined;
  const { ticked, reasons, override, chosenOver } = kept;
  return {
    ticked: new Set(Array.isArray(ticked) ? checkPoints.filter((point) => ticked.includes(point)) : []),
    reasons: isRecord(reasons)
      ? Object.fromEntries(
          checkPoints.flatMap((point) => (typeof reasons[point] === "string" ? [[point, reasons[point]]] : [])),
        )
      : {},
    override: typeof override === "string" ? override : "",
    chosenOver: Array.isArray(chosenOver) ? chosenOver.filter((id) => typeof id === "number") : [],
  };
}

const parse = (kept: unknown): ReadonlyMap<string, Draft> | undefined =>
  isRecord(kept)
    ? new Map(
        Object.entries(kept).flatMap(([key, each]) => {
          const draft = draftOf(each);
          return draft ? [[key, draft] as const] : [];
        }),
      )
    : undefined;

const toKeep = (drafts: ReadonlyMap<string, Draft>): Readonly<Record<string, KeptDraft>> | undefined => {
  const begun = [...drafts].filter(([, draft]) => isBegun(draft));
  return begun.length === 0
    ? undefined
    : Object.fromEntries(begun.map(([key, draft]) => [key, { ...draft, ticked: [...draft.ticked] }]));
};

const none: ReadonlyMap<string, Draft> = new Map();

/** They are kept while the tab is open: ids, points and typed reasons, nothing of the traveller. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = usePersistedState("pass-drafts", parse, toKeep, none);
  return {
    of: (checkInId, dmscode) => drafts.get(keyOf(checkInId, dmscode)) ?? blankDraft,
    change: (checkInId, dmscode, change) =>
      setDrafts((before) => {
        const key = keyOf(checkInId, dmscode);
        return new Map(before).set(key, change(before.get(key) ?? blankDraft));
      }),
    drop: (checkInId) =>
      setDrafts((before) => new Map([...before].filter(([key]) => !key.startsWith(`${checkInId}/`)))),
  };
}
