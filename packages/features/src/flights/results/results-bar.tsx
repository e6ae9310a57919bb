import { Button, chakra } from "@chakra-ui/react";
import type { FlightView } from "@gatehouse/domain/flights";
import type { ReactNode, Ref } from "react";
import type { ResultWords } from "./use-result-words.ts";

interface ResultsBarProps {
  /** The heading: it can have the focus when what had it is gone. */
  readonly ref: Ref<HTMLHeadingElement>;
  readonly view: FlightView;
  readonly onClear: () => void;
  readonly words: ResultWords;
  /** What is at its end: the sort, where there is room. */
  readonly children?: ReactNode;
}

/** How many flights that can be had are shown of how many, how many are sold out, and whether filters hide some (FLT-11). */
export const ResultsBar = ({ ref, view, onClear, words: { t, number }, children }: ResultsBarProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" minH="touch" pb="1.5">
    <chakra.h2
      ref={ref}
      tabIndex={-1}
      outline="none"
      textStyle="md"
      fontWeight="strong"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      {t("count.title")} {number(view.shown)}
      <chakra.span fontWeight="regular" color="fg.muted">
        /{number(view.total)}
        {view.soldOut > 0 && ` · ${t("count.soldOut", { count: view.soldOut })}`}
      </chakra.span>
    </chakra.h2>
    {view.restricting > 0 && (
      <>
        <chakra.span
          px="2"
          py="0.5"
          borderRadius="pill"
          bg="accent.soft"
          color="accent.fg"
          fontSize="xs"
          fontWeight="strong"
          whiteSpace="nowrap"
        >
          {t("count.applied")}
        </chakra.span>
        {/* An empty list offers it in its middle. */}
        {view.rows.length > 0 && (
          <Button variant="ghost" color="accent.fg" px="2.5" ms={{ base: "auto", lg: "0" }} onClick={onClear}>
            {t("filter.clear")}
          </Button>
        )}
      </>
    )}
    {children !== undefined && <chakra.div ms="auto">{children}</chakra.div>}
  </chakra.div>
);
