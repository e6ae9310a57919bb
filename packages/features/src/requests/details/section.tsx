import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";

export interface SectionProps {
  readonly title: string;
  readonly icon?: LucideIcon;
  /** At the end of the head. */
  readonly note?: ReactNode;
  /** A box of its own: what is booked. */
  readonly boxed?: boolean;
  readonly children: ReactNode;
}

/** A part of a request, under its heading. */
export function Section({ title, icon: Icon, note, boxed = false, children }: SectionProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      minW="0"
      {...(boxed ? { borderWidth: "1px", borderColor: "border.subtle", borderRadius: "panel" } : {})}
    >
      <chakra.header
        display="flex"
        alignItems="center"
        gap="2"
        {...(boxed ? { px: "4", py: "2", borderBottomWidth: "1px", borderColor: "border.subtle" } : { pb: "2" })}
      >
        {Icon && <Icon aria-hidden size={18} />}
        <chakra.h2 id={id} textStyle="md" fontWeight="strong">
          {title}
        </chakra.h2>
        <chakra.div marginInlineStart="auto" color="fg.muted">
          {note}
        </chakra.div>
      </chakra.header>
      <chakra.div display="grid" gap="3" {...(boxed ? { p: "4" } : {})}>
        {children}
      </chakra.div>
    </chakra.section>
  );
}

/** What somebody wrote beside what is asked for. */
export function Message({ label, text }: { readonly label: string; readonly text: string }) {
  const id = useId();
  return (
    <chakra.div bg="bg.sunken" borderRadius="control" px="3" py="2">
      <chakra.label htmlFor={id} display="block" textStyle="xs" color="fg.muted">
        {label}
      </chakra.label>
      <chakra.output id={id} display="block" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text || "-"}
      </chakra.output>
    </chakra.div>
  );
}
