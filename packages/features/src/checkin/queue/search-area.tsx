import { Box } from "@chakra-ui/react";
import { airlineSearch, pnrSearch } from "@gatehouse/domain/checkin";
import { useEffect, useRef } from "react";
import { textOf } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import { type QueueSearch, searchOfView } from "../queue-search.ts";
import { SearchField } from "../search-field.tsx";
import type { Words } from "../use-words.ts";

export interface SearchAreaProps {
  readonly search: QueueSearch;
  readonly words: Words;
  /** Takes the focus when it comes: the reader has just asked for it. */
  readonly focused?: boolean;
  readonly onSearch: (next: QueueSearch) => void;
}

const problemText = (key: string): string => textOf(messages, key) ?? key;

/** PNR search and airline search (QUE-13): each is a view of its own. */
export function SearchArea({ search, words: { t }, focused = false, onSearch }: SearchAreaProps) {
  const pnr = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) pnr.current?.focus();
  }, [focused]);
  return (
    <Box asChild display="flex" flexDirection={{ base: "row", lg: "column" }} gap="1.5" flex="1 1 16rem" minW="0">
      <search aria-label={t("search.label")}>
        <SearchField
          ref={pnr}
          label={t("search.pnr")}
          submit={t("search.pnr.submit")}
          value={search.pnr ?? ""}
          parse={pnrSearch}
          words={problemText}
          onSearch={(term) => onSearch(searchOfView(search, "pnr-search", { pnr: term }))}
        />
        <SearchField
          label={t("search.airline")}
          submit={t("search.airline.submit")}
          value={search.airline?.replaceAll(",", ", ") ?? ""}
          longest={200}
          parse={airlineSearch}
          words={problemText}
          onSearch={(term) => onSearch(searchOfView(search, "airline-search", { airline: term }))}
        />
      </search>
    </Box>
  );
}
