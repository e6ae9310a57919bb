import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { useNarrow } from "../use-narrow.ts";
import { messages } from "./messages/index.ts";

export interface FilterFoldProps {
  /** How many of the filters are set. */
  readonly set: number;
  /** What stays in sight beside the button. */
  readonly beside: ReactNode;
  /** The filters. */
  readonly children: ReactNode;
}

/** Filters behind one button on phones, which says how many are set (UI-16); elsewhere they stand in the row. */
export function FilterFold({ set, beside, children }: FilterFoldProps) {
  const t = useMessages(messages);
  const narrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!narrow)
    return (
      <>
        {beside}
        {children}
      </>
    );
  return (
    <chakra.div display="grid" gap="2" width="full" minW="0">
      <chakra.div display="flex" alignItems="center" gap="2" minW="0">
        <Button flexShrink={0} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden /> {t("filters")}
          {set > 0 && (
            <>
              <chakra.span
                aria-hidden
                display="grid"
                placeItems="center"
                minW="5"
                height="5"
                px="1"
                borderRadius="pill"
                bg="accent.solid"
                color="accent.contrast"
                textStyle="xs"
              >
                {set}
              </chakra.span>
              <VisuallyHidden>, {t("set", { count: set })}</VisuallyHidden>
            </>
          )}
          <chakra.span display="inline-flex" transform={isOpen ? "rotate(180deg)" : undefined}>
            <ChevronDown aria-hidden size={16} />
          </chakra.span>
        </Button>
        {beside}
      </chakra.div>
      <chakra.div id={id} hidden={!isOpen}>
        {isOpen && children}
      </chakra.div>
    </chakra.div>
  );
}
