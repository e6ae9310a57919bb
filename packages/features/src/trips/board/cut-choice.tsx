import { Button, chakra } from "@chakra-ui/react";
import { Hourglass, type LucideIcon, MessageCircle, Plug, TriangleAlert } from "lucide-react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { type BoardSearch, type Cut, cutOf, cuts, ofCut, withoutCut } from "./board-search.ts";
import type { Found } from "./data/use-upcoming.ts";
import { messages } from "./messages/index.ts";

const icons: Readonly<Record<Cut, LucideIcon>> = {
  disrupted: TriangleAlert,
  closing: Hourglass,
  connected: Plug,
  unread: MessageCircle,
};

export interface CutChoiceProps {
  readonly search: BoardSearch;
  /** Undefined while the list is read. */
  readonly found: Pick<Found, Cut> | undefined;
  readonly onSearchChange: (next: BoardSearch) => void;
}

/** All flights, or those alone that somebody has to look at, each with its number (TRP-31). Who does not chat has no chats to choose. */
export function CutChoice({ search, found, onSearchChange }: CutChoiceProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const chosen = cutOf(search);
  const { page: _page, ...whole } = withoutCut(search);
  const shown = cuts.filter((cut) => cut === chosen || found?.[cut] !== null);
  return (
    <chakra.fieldset
      aria-label={t("filter.label")}
      display="flex"
      // On a phone they are one row that scrolls beside the other filters.
      flexWrap={{ base: "nowrap", md: "wrap" }}
      gap="1"
      minW="0"
      p={{ base: "0.5", md: "0" }}
      overflowX={{ base: "auto", md: "visible" }}
      css={{ scrollbarWidth: "none", "& > button": { flexShrink: 0 } }}
      marginInlineEnd={{ md: "auto" }}
    >
      <Button
        size="sm"
        variant={chosen ? "outline" : "solid"}
        aria-pressed={!chosen}
        onClick={() => onSearchChange(whole)}
      >
        {t("filter.all")}
      </Button>
      {shown.map((cut) => {
        const Icon = icons[cut];
        const count = found?.[cut];
        return (
          <Button
            key={cut}
            size="sm"
            variant={cut === chosen ? "solid" : "outline"}
            aria-pressed={cut === chosen}
            onClick={() => onSearchChange({ ...whole, ...ofCut(cut) })}
          >
            <Icon aria-hidden /> {t(`filter.${cut}`)}{" "}
            {typeof count === "number" && (
              <chakra.span textStyle="figures">{count.toLocaleString(language)}</chakra.span>
            )}
          </Button>
        );
      })}
    </chakra.fieldset>
  );
}
