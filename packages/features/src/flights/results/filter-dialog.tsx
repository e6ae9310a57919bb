import { Button, chakra } from "@chakra-ui/react";
import { CoverDialog, CoverDialogTitle } from "@gatehouse/ui/cover-dialog";
import { IconButton } from "@gatehouse/ui/icon-button";
import { useScrollFocus } from "@gatehouse/ui/scroll-focus";
import { X } from "lucide-react";
import { FilterPanel, type FilterPanelProps } from "./filter-panel.tsx";
import { HiddenNote } from "./hidden-note.tsx";

export interface FilterDialogProps extends FilterPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClear: () => void;
  /** How many flights are shown, and how many filters hide. */
  readonly shown: number;
  readonly hidden: number;
  readonly isRestricted: boolean;
}

/** The filter panel over the page, on small screens. What is chosen counts at once; the button at the bottom says what it gives. */
export function FilterDialog({ open, onClose, ...props }: FilterDialogProps) {
  return (
    <CoverDialog open={open} onClose={onClose}>
      <Content onClose={onClose} {...props} />
    </CoverDialog>
  );
}

function Content({ onClose, onClear, shown, hidden, isRestricted, ...panel }: Omit<FilterDialogProps, "open">) {
  const { t } = panel.words;
  const scroll = useScrollFocus<HTMLDivElement>();
  return (
    <>
      <chakra.header
        display="flex"
        alignItems="center"
        gap="2"
        px="gutter"
        minH="14"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <CoverDialogTitle>{t("filter.title")}</CoverDialogTitle>
        {isRestricted && (
          <Button variant="ghost" color="accent.fg" px="2.5" ms="auto" onClick={onClear}>
            {t("filter.clear")}
          </Button>
        )}
        <IconButton icon={X} label={t("close")} ms={isRestricted ? "0" : "auto"} me="-2" onClick={onClose} />
      </chakra.header>
      <chakra.div flex="1" minH="0" overflowY="auto" px="gutter" pb="4" {...scroll}>
        {hidden > 0 && <HiddenNote count={hidden} onClear={onClear} words={panel.words} py="3" />}
        <FilterPanel {...panel} />
      </chakra.div>
      <chakra.footer
        px="gutter"
        pt="3"
        pb="max(0.75rem, env(safe-area-inset-bottom))"
        borderTopWidth="1px"
        borderColor="border.subtle"
      >
        <Button variant="solid" width="full" minH="12" fontSize="md" onClick={onClose}>
          {t("filter.show", { count: shown })}
        </Button>
      </chakra.footer>
    </>
  );
}
