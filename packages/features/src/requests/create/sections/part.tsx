import { Button, chakra } from "@chakra-ui/react";
import { ChevronRight, ChevronUp, CircleCheck, CircleDashed, Pencil, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../../i18n/index.ts";
import { type FormPart, idOf, partOf } from "../form/paths.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";

export interface PartProps {
  readonly part: FormPart;
  /** What is in it, in a line: for when it is folded. */
  readonly summary: string | undefined;
  /** How many there are, and what can be added: below the heading, for the keyboard and on phones after what is in it. */
  readonly aside?: ReactNode;
  /** In the band at the top, one beside the other. */
  readonly isBand?: boolean;
  readonly children: ReactNode;
}

/** A part of the form with its heading. On phones it folds to a line that says what is in it. */
export function Part({ part, summary, aside, isBand = false, children }: PartProps) {
  const t = useMessages(messages);
  const { isNarrow, open, setOpen, problems, chain } = useRequestForm();
  const missing = problems.filter(({ field }) => partOf(field) === part).length;
  const isOpen = !isNarrow || open.has(part);
  const headingId = idOf(`part-${part}`);
  const title = t(`part.${part}`);
  const isWarned = part === "flights" && chain.gap !== null;
  const isEmpty = summary === undefined;
  const Icon = isWarned ? TriangleAlert : isEmpty || missing > 0 ? CircleDashed : CircleCheck;
  const Sign = isOpen ? ChevronUp : missing > 0 || isEmpty ? ChevronRight : Pencil;
  return (
    <chakra.section
      aria-labelledby={headingId}
      display={isBand ? "block" : { base: "block", md: "grid" }}
      gridTemplateColumns="10.25rem minmax(0, 1fr)"
      gridTemplateRows="auto 1fr"
      columnGap="3"
      borderTopWidth={isBand ? { base: "1px", md: "0" } : "1px"}
      borderColor="border.subtle"
      py={{ base: "2", md: isBand ? "0" : "3" }}
      minW="0"
    >
      <chakra.header display="flex" flexDirection="column" alignItems="flex-start" gap="0.5" mb={isBand ? "1.5" : "0"}>
        <chakra.div display="flex" alignItems="center" gap="3" width="full">
          {isNarrow && (
            <chakra.span
              color={isWarned ? "state.warn.fg" : missing > 0 || isEmpty ? "fg.muted" : "state.ok.fg"}
              alignSelf={isOpen ? "center" : "start"}
              pt={isOpen ? "0" : "1"}
            >
              <Icon aria-hidden size={20} />
            </chakra.span>
          )}
          <chakra.div flex="1" minW="0">
            <chakra.h2 id={headingId} textStyle="md" fontWeight="strong" lineHeight="tight">
              {title}
            </chakra.h2>
            {!isOpen && (
              <chakra.p textStyle="sm" color="fg.muted" truncate>
                {summary ?? t("part.none")}
              </chakra.p>
            )}
            {!isOpen && missing > 0 && (
              <chakra.p textStyle="sm" fontWeight="strong">
                {t("part.missing", { count: missing })}
              </chakra.p>
            )}
          </chakra.div>
          {isNarrow && (
            <Button
              variant="ghost"
              px="0"
              minW="touch"
              height="touch"
              _expanded={{ bg: "transparent" }}
              aria-expanded={isOpen}
              aria-label={t(isOpen ? "part.fold" : "part.change", { part: title })}
              onClick={() => setOpen(part, !isOpen)}
            >
              <Sign aria-hidden />
            </Button>
          )}
        </chakra.div>
      </chakra.header>
      {isOpen && (
        <chakra.div
          minW="0"
          gridColumn="2"
          gridRow="1 / span 2"
          pt={{ base: isBand ? "1" : "3", md: "0" }}
          pb={{ base: "2", md: "0" }}
        >
          {children}
        </chakra.div>
      )}
      {isOpen && aside && (
        <chakra.div
          gridColumn="1"
          gridRow="2"
          display="flex"
          flexDirection="column"
          alignItems="flex-start"
          gap="0.5"
          pt="0.5"
        >
          {aside}
        </chakra.div>
      )}
    </chakra.section>
  );
}
