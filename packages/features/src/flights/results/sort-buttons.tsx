import { Button, chakra, type HTMLChakraProps, VisuallyHidden } from "@chakra-ui/react";
import { chooseSort, type FlightSort, sortTypes } from "@gatehouse/domain/flights";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ResultWords } from "./use-result-words.ts";

interface SortButtonsProps extends Omit<HTMLChakraProps<"fieldset">, "children" | "onChange"> {
  readonly sort: FlightSort;
  readonly onSortChange: (sort: FlightSort) => void;
  readonly words: ResultWords;
  /** One below the other, the direction in words: in the dialog of phones. */
  readonly isList?: boolean;
}

/** What the list is sorted by: the same again flips (FLT-16). The direction is said in words beside its arrow. */
export function SortButtons({ sort, onSortChange, words, isList = false, ...rest }: SortButtonsProps) {
  const Arrow = sort.isAscending ? ArrowUp : ArrowDown;
  const direction = words.direction(sort);
  return (
    <chakra.fieldset
      minW="0"
      aria-label={words.t("sort.by")}
      display="flex"
      flexDirection={isList ? "column" : "row"}
      alignItems={isList ? "stretch" : "center"}
      gap={isList ? "2" : "0"}
      {...rest}
    >
      {!isList && (
        <chakra.span aria-hidden fontSize="sm" color="fg.muted" whiteSpace="nowrap" pe="1.5">
          {words.t("sort.by")}
        </chakra.span>
      )}
      {sortTypes.map((type) => {
        const isChosen = type === sort.type;
        return (
          <Button
            key={type}
            variant="ghost"
            px={isList ? "controlX" : "2.5"}
            gap="1"
            justifyContent={isList ? "flex-start" : "center"}
            minH={isList ? "touch" : undefined}
            fontWeight={isChosen ? "strong" : "regular"}
            {...(isChosen && { bg: "accent.soft", color: "accent.fg", _hover: { bg: "accent.soft" } })}
            aria-pressed={isChosen}
            onClick={() => onSortChange(chooseSort(sort, type))}
          >
            {words.sortName(type)}
            {isChosen && <Arrow aria-hidden />}
            {isChosen &&
              (isList ? (
                <chakra.span fontWeight="regular" ms="auto">
                  {direction}
                </chakra.span>
              ) : (
                <VisuallyHidden>, {direction}</VisuallyHidden>
              ))}
          </Button>
        );
      })}
    </chakra.fieldset>
  );
}
