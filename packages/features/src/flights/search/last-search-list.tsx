import { Button, chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { History, X } from "lucide-react";
import { useRef, useState } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useAirport } from "../../app/airport-field/use-airport.ts";
import { dayRange } from "../day-text.ts";
import { messages } from "../messages/index.ts";
import type { LastSearch } from "./last-searches.ts";
import { usePassengerText } from "./use-passenger-text.ts";

export interface LastSearchListProps {
  readonly searches: readonly LastSearch[];
  readonly onSearch: (search: LastSearch) => void;
  readonly onRemove: (search: LastSearch) => void;
}

const idOf = ({ request }: LastSearch): string =>
  [request.from, request.to, request.departDate, request.returnDate].join(" ");

/** The last searches of this device, each made again with one press, each removable. */
export function LastSearchList({ searches, onSearch, onRemove }: LastSearchListProps) {
  const t = useMessages(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasRemoved, setRemoved] = useState(false);
  const remove = (search: LastSearch): void => {
    onRemove(search);
    setRemoved(true);
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  return (
    <>
      <chakra.output srOnly>{hasRemoved && t("last.removed")}</chakra.output>
      {searches.length > 0 && (
        <chakra.section aria-label={t("last")} pt="6">
          <chakra.h2 ref={heading} tabIndex={-1} outline="none" textStyle="md" fontWeight="strong">
            {t("last")}
          </chakra.h2>
          <chakra.p textStyle="xs" color="fg.muted">
            {t("last.help")}
          </chakra.p>
          <chakra.ul
            display="grid"
            gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
            gap="2"
            pt="3"
          >
            {searches.map((search) => (
              <Item key={idOf(search)} search={search} onSearch={onSearch} onRemove={remove} />
            ))}
          </chakra.ul>
        </chakra.section>
      )}
    </>
  );
}

interface ItemProps extends Omit<LastSearchListProps, "searches"> {
  readonly search: LastSearch;
}

function Item({ search, onSearch, onRemove }: ItemProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const text = usePassengerText();
  const named = useNamed(search);
  const { request, names } = named;
  const places = `${names[request.from] ?? request.from} – ${names[request.to] ?? request.to}`;
  const days = dayRange(request.departDate, request.returnDate, language);
  const name = `${places}, ${days}`;
  const total = text.total(request.passengers);
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="control"
      bg="bg.panel"
    >
      <Button
        type="button"
        variant="ghost"
        flex="1"
        minW="0"
        height="auto"
        minH="control"
        py="2"
        px="3"
        gap="3"
        justifyContent="flex-start"
        textAlign="start"
        whiteSpace="normal"
        lineHeight="body"
        fontWeight="regular"
        aria-label={t("last.again", { search: `${name} · ${total}` })}
        onClick={() => onSearch(named)}
      >
        <History aria-hidden />
        <chakra.span minW="0">
          <chakra.span display="block" fontWeight="strong" color="fg">
            {places}
          </chakra.span>{" "}
          <chakra.span display="block" textStyle="xs" fontVariantNumeric="tabular-nums">
            {days} · {total}
          </chakra.span>
        </chakra.span>
      </Button>
      <IconButton type="button" icon={X} label={t("last.remove", { search: name })} onClick={() => onRemove(search)} />
    </chakra.li>
  );
}

/** The search with its cities as the page's language calls them; until that is known, as they were kept. */
function useNamed(search: LastSearch): LastSearch {
  const language = useLanguage();
  const { request, names } = search;
  const isOther = search.language !== language;
  // Nothing is asked for without a code.
  const from = useAirport(isOther ? request.from : "").airport?.city;
  const to = useAirport(isOther ? request.to : "").airport?.city;
  if (from === undefined || to === undefined) return search;
  return { request, names: { ...names, [request.from]: from, [request.to]: to }, language };
}
