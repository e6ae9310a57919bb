import { Button } from "@chakra-ui/react";
import type { FlightSort } from "@gatehouse/domain/flights";
import { Dialog } from "@gatehouse/ui/dialog";
import { SortButtons } from "./sort-buttons.tsx";
import type { ResultWords } from "./use-result-words.ts";

interface SortDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly sort: FlightSort;
  readonly onSortChange: (sort: FlightSort) => void;
  readonly words: ResultWords;
}

/** What to sort by, on small screens; it stays open, because the same again flips. */
export const SortDialog = ({ open, onClose, sort, onSortChange, words }: SortDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={words.t("sort.by")}
    size="sm"
    labels={{ close: words.t("close") }}
    footer={
      <Button variant="solid" width="full" minH="touch" onClick={onClose}>
        {words.t("sort.done")}
      </Button>
    }
  >
    <SortButtons isList sort={sort} onSortChange={onSortChange} words={words} />
  </Dialog>
);
