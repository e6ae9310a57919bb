import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useNow } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { BoardRow } from "./board-row.tsx";
import type { Board, Row } from "./data/use-board.ts";
import type { BoardWords } from "./use-board-words.ts";

const groups = ["us", "traveller", "settled"] as const;

interface BoardRowsProps {
  readonly board: Board | undefined;
  readonly words: BoardWords;
  readonly chosen: number | undefined;
  readonly onOpen: (row: Row) => void;
}

/** The disruptions in three groups, by whose move it is; each can be folded. */
export function BoardRows({ board, words, chosen, onOpen }: BoardRowsProps) {
  const { t } = words;
  const now = useNow();
  const narrow = useNarrow();
  const [folded, setFolded] = useState<readonly string[]>([]);
  if (!board)
    return (
      <chakra.div p="4" display="grid" gap="2" aria-busy>
        {Array.from({ length: 8 }, (_, place) => (
          <chakra.div key={place} height="11" bg="bg.sunken" borderRadius="control" />
        ))}
      </chakra.div>
    );
  const columns = narrow
    ? (["traveller", "flight", "action"] as const)
    : (["waiting", "traveller", "flight", "what", "choice", "action"] as const);
  return (
    <chakra.table width="full" borderCollapse="collapse" textStyle="sm">
      <chakra.thead position="sticky" top="0" zIndex="1" bg="bg.sunken">
        <tr>
          {columns.map((column) => (
            <chakra.th
              key={column}
              scope="col"
              textAlign="start"
              px="3"
              py="2"
              color="fg.muted"
              fontWeight="strong"
              whiteSpace="nowrap"
            >
              {t(`column.${column}`)}
            </chakra.th>
          ))}
        </tr>
      </chakra.thead>
      {groups.map((group) => {
        const own = board.rows.filter((row) => row.group === group);
        const isOpen = !folded.includes(group);
        const hidden = board.counts[group] - own.length;
        if (board.counts[group] === 0) return null;
        return (
          <tbody key={group}>
            <tr>
              <chakra.th
                colSpan={columns.length}
                scope="colgroup"
                textAlign="start"
                px="3"
                py="2"
                borderBottomWidth="1px"
                borderColor="border.subtle"
              >
                <chakra.button
                  type="button"
                  aria-expanded={isOpen}
                  cursor="pointer"
                  fontWeight="strong"
                  onClick={() => setFolded(isOpen ? [...folded, group] : folded.filter((one) => one !== group))}
                >
                  {t(`group.${group}`)}{" "}
                  <chakra.span color="fg.muted" fontWeight="regular">
                    {board.counts[group]}
                    {group === "us" && ` · ${t("longest")}`}
                  </chakra.span>
                </chakra.button>
              </chakra.th>
            </tr>
            {isOpen &&
              own.map((row) => (
                <BoardRow
                  key={row.id}
                  row={row}
                  words={words}
                  columns={columns}
                  now={now}
                  isChosen={row.id === chosen}
                  onOpen={() => onOpen(row)}
                />
              ))}
            {isOpen && hidden > 0 && (
              <tr>
                <chakra.td colSpan={columns.length} px="3" py="2" color="fg.muted">
                  {t("more", { count: hidden })}
                </chakra.td>
              </tr>
            )}
          </tbody>
        );
      })}
    </chakra.table>
  );
}
