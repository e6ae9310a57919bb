import { chakra, HStack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Brand, ColorModeSwitch, LanguageSwitch } from "../app/index.ts";

export interface AccessPageProps {
  /** Wider, for what stands beside the form. */
  readonly wide?: boolean;
  /** Below the card. */
  readonly foot?: ReactNode;
  /** What is in the card. */
  readonly children: ReactNode;
}

/** The pages outside of the dashboard: one card in the middle. */
export const AccessPage = ({ wide = false, foot, children }: AccessPageProps) => (
  <chakra.div display="flex" flexDirection="column" minH="100dvh" bg="bg.sunken">
    <HStack as="header" justifyContent="space-between" px="gutter" height="topBar">
      <Brand />
      <HStack gap="1">
        <LanguageSwitch />
        <ColorModeSwitch />
      </HStack>
    </HStack>
    <chakra.main
      flex="1"
      display="flex"
      flexDirection="column"
      alignItems="center"
      // In the middle where it fits, a little above it on large screens; from the top where it does not.
      justifyContent={{ base: "safe center", md: "flex-start" }}
      px="4"
      pb={{ base: "6", md: "16" }}
      pt={{ base: "2", md: "20" }}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: "minmax(0, 1fr)",
          md: wide ? "minmax(0, 1fr) minmax(0, 1fr)" : "minmax(0, 1fr)",
        }}
        width="full"
        maxW={wide ? { base: "sm", md: "4xl" } : "sm"}
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.subtle"
        borderRadius="panel"
      >
        {children}
      </chakra.div>
      {foot}
    </chakra.main>
  </chakra.div>
);

export interface CardProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A form with its heading. */
export const Card = ({ id, title, lead, children }: CardProps) => (
  <chakra.section
    aria-labelledby={id}
    display="flex"
    flexDirection="column"
    gap="5"
    p={{ base: "5", md: "8" }}
    minW="0"
  >
    <div>
      <chakra.h1 id={id} textStyle="xl" tabIndex={-1} outline="none">
        {title}
      </chakra.h1>
      {lead !== undefined && (
        <chakra.div color="fg.muted" pt="1" overflowWrap="anywhere">
          {lead}
        </chakra.div>
      )}
    </div>
    {children}
  </chakra.section>
);
