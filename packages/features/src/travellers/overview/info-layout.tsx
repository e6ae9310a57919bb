import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

export interface InfoLayoutProps {
  /** What this is about and what is still missing; beside the form where there is room. */
  readonly rail: ReactNode;
  /** The way to people, beside the title. */
  readonly help?: ReactNode;
  /** The focus begins at the title. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** The page: its title, the rail at the left from 1024 px on, the form beside it; on phones one below the other. */
export function InfoLayout({ rail, help, takesFocus = false, children }: InfoLayoutProps) {
  const t = useMessages(messages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <chakra.div
      width="full"
      maxW="calc(var(--gh-sizes-page) + 2 * var(--gh-spacing-gutter))"
      mx="auto"
      px="gutter"
      pb={{ base: "7", lg: "10" }}
      // A name can be one word that is longer than a phone is wide.
      overflowWrap="break-word"
    >
      <chakra.div pt="6" pb="5" display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="6" rowGap="1">
        <chakra.div flex="1 1 20rem" minW="0">
          <chakra.h1 ref={title} tabIndex={-1} outline="none" textStyle="xl" textWrap="balance">
            {t("title")}
          </chakra.h1>
          <chakra.p mt="1.5" maxW="prose" color="fg.muted">
            {t("lead")}
          </chakra.p>
        </chakra.div>
        {help !== undefined && (
          <chakra.div ms={{ base: "-3", md: "0" }} me={{ md: "-3" }}>
            {help}
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div
        display={{ base: "flex", lg: "grid" }}
        flexDirection="column"
        gap={{ base: "7", lg: "12" }}
        gridTemplateColumns={{ lg: "18rem minmax(0, 1fr)" }}
        alignItems={{ lg: "start" }}
      >
        <chakra.div
          display="grid"
          gap="6"
          minW="0"
          position={{ lg: "sticky" }}
          top={{ lg: "6" }}
          // Longer than the window, it scrolls by itself rather than hide its end until the form's.
          maxH={{ lg: "calc(100dvh - 9rem)" }}
          overflowY={{ lg: "auto" }}
          // Room for the ring around what has the focus.
          px={{ lg: "1" }}
          mx={{ lg: "-1" }}
        >
          {rail}
        </chakra.div>
        <chakra.div display="flex" flexDirection="column" gap="5" minW="0">
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
