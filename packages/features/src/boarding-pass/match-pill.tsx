import { StatusPill, type StatusTone } from "@gatehouse/ui/status-pill";
import {
  Check,
  CircleAlert,
  CircleDashed,
  LoaderCircle,
  type LucideIcon,
  Minus,
  TriangleAlert,
  Users,
  X,
} from "lucide-react";
import type { CandidatePage } from "./data/use-candidates.ts";
import { type Match, matchOf } from "./match.ts";
import type { Words } from "./use-words.ts";

const looks: Readonly<Record<Match, { readonly tone: StatusTone; readonly icon: LucideIcon }>> = {
  here: { tone: "ok", icon: Check },
  unproven: { tone: "warn", icon: CircleAlert },
  fits: { tone: "warn", icon: Users },
  other: { tone: "accent", icon: Users },
  problem: { tone: "bad", icon: TriangleAlert },
  none: { tone: "bad", icon: X },
  noBarcode: { tone: "slate", icon: Minus },
  waiting: { tone: "slate", icon: CircleDashed },
  reading: { tone: "slate", icon: LoaderCircle },
  failed: { tone: "warn", icon: TriangleAlert },
};

export interface MatchPillProps {
  readonly page: CandidatePage;
  readonly checkInId: number;
  readonly words: Words;
}

/** Whether a page matches the check-in: tone, icon and word. */
export const MatchPill = ({ page, checkInId, words }: MatchPillProps) => (
  <StatusPill {...looks[matchOf(page, checkInId)]}>{words.match(page, checkInId)}</StatusPill>
);
