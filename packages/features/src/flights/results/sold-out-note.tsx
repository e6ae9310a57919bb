import { Button, chakra } from "@chakra-ui/react";
import type { FlightView } from "@gatehouse/domain/flights";
import { Notice } from "@gatehouse/ui/notice";
import type { ReactNode } from "react";
import type { ResultWords } from "./use-result-words.ts";

interface SoldOutNoteProps {
  readonly view: Pick<FlightView, "soldOut" | "hidden" | "restricting">;
  readonly onClear: () => void;
  readonly words: ResultWords;
  /** What else can be searched for. */
  readonly children: ReactNode;
}

/** Above a list of which nothing can be had: that it is so, and what to do about it (FLT-32). */
export const SoldOutNote = ({ view, onClear, words: { t }, children }: SoldOutNoteProps) => (
  <Notice tone="info" mb="3">
    <chakra.p fontWeight="strong">
      {t(view.restricting > 0 ? "soldOut.filtered" : "soldOut.all", { count: view.soldOut })}
    </chakra.p>
    <p>{view.hidden > 0 ? t("soldOut.others", { count: view.hidden }) : t("soldOut.try")}</p>
    <chakra.div display="flex" flexWrap="wrap" gap="2" pt="2">
      {view.hidden > 0 ? (
        <Button variant="solid" onClick={onClear}>
          {t("filter.clear")}
        </Button>
      ) : (
        children
      )}
    </chakra.div>
  </Notice>
);
