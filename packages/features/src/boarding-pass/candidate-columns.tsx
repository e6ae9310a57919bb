import { Button } from "@chakra-ui/react";
import type { Proof } from "@gatehouse/domain/boarding-pass";
import type { CheckIn } from "@gatehouse/domain/checkin";
import type { GridColumn } from "@gatehouse/ui/data-grid";
import { FileText } from "lucide-react";
import { passesOf } from "./data/passes-of.ts";
import type { CandidatePage } from "./data/use-candidates.ts";
import { ownershipFor, lossOf, type Match, matchOf } from "./match.ts";
import { MatchPill } from "./match-pill.tsx";
import { fitsOthersText } from "./fits-others-text.ts";
import { passLine } from "./pass-line.ts";
import type { Words } from "./use-words.ts";

type Column = GridColumn<CandidatePage>;

interface Options {
  readonly words: Words;
  readonly checkIn: Pick<CheckIn, "checkInId">;
  /** The check-ins of the PNR, as far as they are known: pages that fit others name them. */
  readonly others: readonly CheckIn[] | undefined;
  /** A screen as narrow as a phone's. */
  readonly narrow: boolean;
  readonly onOpen: (page: CandidatePage) => void;
}

/** Enough of a code to tell two of one booking apart. */
const shortCode = (dmscode: string): string =>
  dmscode.length > 10 ? `${dmscode.slice(0, 4)}…${dmscode.slice(-4)}` : dmscode;

/** What is printed on a page, in one line. */
function saysOf(page: CandidatePage, { t }: Words): string {
  const { source, reading } = page;
  if (reading === "waiting" || reading === "reading") return "";
  const says = passesOf(page).map(passLine).join("; ");
  if (lossOf(page)) return t("says.missing");
  if (says === "") return t("says.nothing");
  return source === "text" ? t("says.text", { says }) : says;
}

const isOfOthers = (page: CandidatePage, checkInId: number): boolean => matchOf(page, checkInId) === "other";

/** Whether a page in the list fits others as well: the list names them. */
export const fitsOthers = (pages: readonly CandidatePage[], checkInId: number): boolean =>
  pages.some((page) => {
    const ownership = isOfOthers(page, checkInId) ? undefined : ownershipFor(page, checkInId);
    return ownership?.differing.length === 0 && ownership.alsoFits.length + ownership.belongsTo.length > 0;
  });

/** What differs from the booking, in short: `Date, To differ`. A page that is another traveller's differs in all that makes it so. */
function differsOf(page: CandidatePage, checkInId: number, others: Options["others"], words: Words): string {
  const { t, shortPoint, list } = words;
  const ownership = ownershipFor(page, checkInId);
  if (!ownership || page.reading !== "read" || isOfOthers(page, checkInId)) return "";
  if (ownership.differing.length > 0)
    return t("differs", { points: list(ownership.differing.map(shortPoint)), count: ownership.differing.length });
  const named = fitsOthersText(ownership, others, "short", words);
  if (named !== "") return named;
  if (ownership.problem) return t(`problem.${ownership.problem}`);
  return matchOf(page, checkInId) === "unproven" ? unprovenOf(ownership.unproven, words) : "";
}

const unprovenOf = (unproven: readonly Proof[], { t, list }: Words): string =>
  t("unproven.title", { things: list(unproven.map((each) => t(`proof.${each}`))) });

/** The same, with what is not on the pass. */
function differsInFull(page: CandidatePage, checkInId: number, others: Options["others"], words: Words): string {
  const { t, point, list } = words;
  const ownership = ownershipFor(page, checkInId);
  if (!ownership || page.reading !== "read") return "";
  const { differing, missing, problem, unproven } = ownership;
  return [
    problem && !isOfOthers(page, checkInId) ? t(`problem.${problem}`) : "",
    differing.length > 0 ? t("differs", { points: list(differing.map(point)), count: differing.length }) : "",
    missing.length > 0 ? t("differs.missing", { points: list(missing.map(point)) }) : "",
    fitsOthersText(ownership, others, "full", words),
    unproven.length > 0 && !isOfOthers(page, checkInId) ? unprovenOf(unproven, words) : "",
  ]
    .filter((part) => part !== "")
    .map((part) => part.replace(/\.$/, ""))
    .join(". ");
}

const matchOrder: readonly Match[] = [
  "here",
  "unproven",
  "fits",
  "other",
  "problem",
  "none",
  "noBarcode",
  "waiting",
  "reading",
  "failed",
];

/** Every column of the candidate grid (BP-18), and what the page says. */
export function candidateColumns({ words, checkIn, others, narrow, onOpen }: Options): readonly Column[] {
  const { t } = words;
  return [
    {
      id: "open",
      header: t("column.open"),
      width: narrow ? 48 : 72,
      minWidth: 48,
      align: "center",
      resizable: false,
      sortable: false,
      ...(narrow ? {} : { pin: "start" }),
      cell: (page) => (
        <Button
          size="sm"
          variant="ghost"
          px="0"
          tabIndex={-1}
          aria-label={t("cell.open", { page: page.page, dmscode: page.dmscode })}
          onClick={() => onOpen(page)}
        >
          <FileText aria-hidden />
        </Button>
      ),
    },
    {
      id: "dmscode",
      header: t("column.dmscode"),
      value: ({ dmscode }) => dmscode,
      // The whole of it is in the tooltip, and what is copied.
      cell: ({ dmscode }) => <>{shortCode(dmscode)}</>,
      tooltip: ({ dmscode }) => dmscode,
      mono: true,
      rowHeader: true,
      width: 96,
      hideable: false,
    },
    {
      id: "matched",
      header: t("column.matched"),
      value: (page) => matchOrder.indexOf(matchOf(page, checkIn.checkInId)),
      text: (page) => words.match(page, checkIn.checkInId),
      cell: (page) => <MatchPill page={page} checkInId={checkIn.checkInId} words={words} />,
      width: 196,
    },
    {
      id: "differs",
      header: t("column.differs"),
      value: (page) => differsOf(page, checkIn.checkInId, others, words),
      tooltip: (page) => differsInFull(page, checkIn.checkInId, others, words),
      width: 152,
    },
    {
      id: "says",
      header: t("column.says"),
      value: (page) => saysOf(page, words),
      // In two lines where it must be: it is what a page is chosen by.
      cell: (page) => <span className="gh-two-lines">{saysOf(page, words)}</span>,
      tooltip: (page) => saysOf(page, words),
      // Who uploaded the page is to be seen beside it on a small laptop.
      width: 220,
      grow: 1,
    },
    {
      id: "page",
      header: t("column.page"),
      value: ({ page }) => page,
      text: ({ page, pageCount }) => t("cell.page", { page, count: pageCount }),
      numeric: true,
      width: 68,
    },
    { id: "uploadedBy", header: t("column.uploadedBy"), value: ({ uploadedAgentId }) => uploadedAgentId, width: 112 },
    {
      id: "uploadedUtc",
      header: t("column.uploadedUtc"),
      value: ({ uploadedAt }) => uploadedAt,
      text: ({ uploadedAt }) => words.utc(uploadedAt),
      width: 168,
    },
    {
      id: "uploadedLocal",
      header: t("column.uploadedLocal"),
      value: ({ uploadedAt }) => uploadedAt,
      text: ({ uploadedAt }) => words.local(uploadedAt),
      width: 168,
    },
  ];
}
