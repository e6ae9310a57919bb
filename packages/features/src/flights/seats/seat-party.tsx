import { chakra } from "@chakra-ui/react";
import type { SeatChoice } from "@gatehouse/domain/seats";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

interface SeatPartyProps {
  readonly names: readonly string[];
  readonly marks: readonly string[];
  readonly choice: SeatChoice;
  readonly place: number;
  readonly onChoose: (place: number) => void;
}

/** Who sits where, and whose turn it is. */
export function SeatParty({ names, marks, choice, place, onChoose }: SeatPartyProps) {
  const t = useMessages(messages);
  return (
    <chakra.ul
      aria-label={t("party")}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))"
      gap={{ base: "2", md: "3" }}
    >
      {names.map((name, one) => (
        <li key={name}>
          <chakra.button
            type="button"
            aria-pressed={one === place}
            onClick={() => onChoose(one)}
            display="flex"
            alignItems="center"
            gap="3"
            w="full"
            minH="14"
            px="3"
            py="1.5"
            textAlign="start"
            cursor="pointer"
            bg="bg.panel"
            borderWidth="2px"
            borderColor={one === place ? "accent.solid" : "border"}
            borderRadius="panel"
          >
            <chakra.span
              aria-hidden
              display="grid"
              placeItems="center"
              flexShrink={0}
              boxSize="9"
              borderRadius="full"
              textStyle="xs"
              fontWeight="strong"
              bg={one === place ? "accent.solid" : "accent.soft"}
              color={one === place ? "accent.contrast" : "accent.fg"}
            >
              {marks[one]}
            </chakra.span>
            <span>
              <chakra.b display="block" textStyle="sm" fontWeight="strong">
                {name}
              </chakra.b>
              <chakra.span textStyle="xs" color={one === place ? "accent.fg" : "fg.muted"}>
                {choice[one] ?? t(one === place ? "choosing" : "without")}
              </chakra.span>
            </span>
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  );
}
