import { Button, chakra, type HTMLChakraProps, VisuallyHidden } from "@chakra-ui/react";
import { bestWeights, chooseSort, type FlightSort, sortTypes } from "@gatehouse/domain/flights";
import { Tooltip } from "@gatehouse/ui/tooltip";
import { memo } from "react";
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
export const SortButtons = memo(function SortButtons({
  sort,
  onSortChange,
  words,
  isList = false,
  ...rest
}: SortButtonsProps) {
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
        const isBest = type === "best";
        const button = (
          <Button
            key={type}
            variant="ghost"
            px={isList ? "controlX" : "2.5"}
            gap="1"
            justifyContent={isList ? "flex-start" : "center"}
            minH={isList ? "touch" : undefined}
            {...(isList && isBest && { height: "auto", py: "2", flexDirection: "column", alignItems: "flex-start" })}
            fontWeight={isChosen ? "strong" : "regular"}
            {...(isChosen && { bg: "accent.soft", color: "accent.fg", _hover: { bg: "accent.soft" } })}
            aria-pressed={isChosen}
            onClick={() => onSortChange(chooseSort(sort, type))}
          >
            {words.sortName(type)}
            {isChosen && !isBest && <Arrow aria-hidden />}
            {isList && isBest && (
              <chakra.span fontWeight="regular" textStyle="xs" color="fg.muted" whiteSpace="normal" textAlign="start">
                {words.t("sort.best.help", bestWeights)}
              </chakra.span>
            )}
            {isChosen &&
              !isBest &&
              (isList ? (
                <chakra.span fontWeight="regular" ms="auto">
                  {direction}
                </chakra.span>
              ) : (
                <VisuallyHidden>, {direction}</VisuallyHidden>
              ))}
          </Button>
        );
        return isBest && !isList ? (
          <Tooltip key={type} content={words.t("sort.best.help", bestWeights)}>
            {button}
          </Tooltip>
        ) : (
          button
        );
      })}
    </chakra.fieldset>
  );
});
