import type { CheckPoint } from "@gatehouse/domain/boarding-pass";
import { useState } from "react";

/** What an operator has ticked and typed for one page and one check-in. */
export interface Draft {
  readonly ticked: ReadonlySet<CheckPoint>;
  readonly reasons: Readonly<Partial<Record<CheckPoint, string>>>;
  /** Why something that is no boarding pass is linked all the same. */
  readonly override: string;
}

const blankDraft: Draft = { ticked: new Set(), reasons: {}, override: "" };

/** Drafts of all pages that were looked at: going to another page, closing and a refused link lose nothing. */
export interface Drafts {
  readonly of: (checkInId: number, dmscode: string | undefined) => Draft;
  readonly change: (checkInId: number, dmscode: string, change: (before: Draft) => Draft) => void;
  readonly drop: (checkInId: number) => void;
}

const keyOf = (checkInId: number, dmscode: string | undefined): string => `${checkInId}/${dmscode ?? ""}`;

/** Something was ticked or typed. */
export const isBegun = ({ ticked, reasons, override }: Draft): boolean =>
  ticked.size > 0 || override !== "" || Object.values(reasons).some((reason) => reason !== "");

export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
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
