import { Button } from "@chakra-ui/react";
import type { CheckIn } from "@gatehouse/domain/checkin";
import type { GridColumn } from "@gatehouse/ui/data-grid";
import { FileText } from "lucide-react";
import { passesOf } from "./data/passes-of.ts";
import type { CandidatePage } from "./data/use-candidates.ts";
import { MatchPill } from "./match-pill.tsx";
import { passLine, type Words } from "./use-words.ts";

type Column = GridColumn<CandidatePage>;

interface Options {
  readonly words: Words;
  readonly checkIn: Pick<CheckIn, "checkInId">;
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
  if (says === "") return t("says.nothing");
  return source === "text" ? t("says.text", { says }) : says;
}

/** Every column of the candidate grid (spec 1 §2), and what the page says. */
export function candidateColumns({ words, checkIn, narrow, onOpen }: Options): readonly Column[] {
  const { t } = words;
  return [
    {
      id: "open",
      header: t("column.open"),
      width: narrow ? 48 : 76,
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
      width: 104,
      hideable: false,
    },
    {
      id: "matched",
      header: t("column.matched"),
      value: ({ matched, matchedCheckInIds }) => (matchedCheckInIds.includes(checkIn.checkInId) ? 0 : matched ? 1 : 2),
      text: (page) => words.match(page, checkIn.checkInId),
      cell: (page) => <MatchPill page={page} checkInId={checkIn.checkInId} words={words} />,
      width: 204,
    },
    {
      id: "says",
      header: t("column.says"),
      value: (page) => saysOf(page, words),
      width: 240,
      grow: 1,
    },
    {
      id: "page",
      header: t("column.page"),
      value: ({ page }) => page,
      text: ({ page, pageCount }) => t("cell.page", { page, count: pageCount }),
      numeric: true,
      width: 76,
    },
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
    { id: "uploadedBy", header: t("column.uploadedBy"), value: ({ uploadedAgentId }) => uploadedAgentId, width: 120 },
  ];
}
