import { chakra } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

interface FilterSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of the filter panel that folds. */
export function FilterSection({ title, children }: FilterSectionProps) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <chakra.section borderTopWidth="1px" borderColor="border.subtle" py="1">
      <chakra.h3 fontSize="sm" fontWeight="strong">
        <chakra.button
          type="button"
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          width="full"
          minH="touch"
          borderRadius="control"
          cursor="pointer"
          aria-expanded={isOpen}
          {...(isOpen && { "aria-controls": id })}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <chakra.span color="fg.muted" css={{ "& svg": { boxSize: "icon" } }}>
            <Chevron aria-hidden />
          </chakra.span>
        </chakra.button>
      </chakra.h3>
      {isOpen && (
        <chakra.fieldset id={id} aria-label={title} minW="0" pb="2">
          {children}
        </chakra.fieldset>
      )}
    </chakra.section>
  );
}
