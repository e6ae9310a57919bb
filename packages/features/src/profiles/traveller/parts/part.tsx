import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly help?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the profile with its heading. */
export const Part = ({ id, title, help, children }: PartProps) => (
  <chakra.section
    aria-labelledby={id}
    display={{ base: "block", md: "grid" }}
    gridTemplateColumns="10.25rem minmax(0, 1fr)"
    columnGap="4"
    borderTopWidth="1px"
    borderColor="border.subtle"
    py="4"
    minW="0"
  >
    <chakra.header pb={{ base: "2", md: "0" }}>
      <chakra.h2 id={id} textStyle="md" fontWeight="strong" lineHeight="tight">
        {title}
      </chakra.h2>
      {help && (
        <chakra.p textStyle="sm" color="fg.muted" pt="1">
          {help}
        </chakra.p>
      )}
    </chakra.header>
    <chakra.div minW="0">{children}</chakra.div>
  </chakra.section>
);

export interface FieldsProps {
  /** On wide screens. Default 3. */
  readonly columns?: 2 | 3;
  /** On phones. Default 1. */
  readonly narrowColumns?: 1 | 2;
  readonly children: ReactNode;
}

/** Fields beside each other, as many as there is room for. */
export const Fields = ({ columns = 3, narrowColumns = 1, children }: FieldsProps) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: `repeat(${narrowColumns}, minmax(0, 1fr))`, md: `repeat(${columns}, minmax(0, 1fr))` }}
    columnGap="3"
    rowGap="3"
    alignItems="start"
  >
    {children}
  </chakra.div>
);
