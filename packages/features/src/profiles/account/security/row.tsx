import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export interface RowProps {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** Beside the title, how it stands. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
}

/** One way of signing in, and what can be done about it. */
export const Row = ({ icon: Icon, title, mark, children, actions }: RowProps) => (
  <chakra.li
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="3"
    py="3"
    borderTopWidth="1px"
    borderColor="border.subtle"
    _first={{ borderTopWidth: "0" }}
  >
    <chakra.span color="fg.muted" flexShrink={0}>
      <Icon aria-hidden size={20} />
    </chakra.span>
    <chakra.div flex="1 1 14rem" minW="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <strong>{title}</strong>
        {mark}
      </chakra.div>
      <chakra.div color="fg.muted" overflowWrap="anywhere">
        {children}
      </chakra.div>
    </chakra.div>
    {actions && (
      // On a phone below what it is about, in line with its text.
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        flexBasis={{ base: "100%", md: "auto" }}
        ps={{ base: "8", md: "0" }}
      >
        {actions}
      </chakra.div>
    )}
  </chakra.li>
);
