import { chakra } from "@chakra-ui/react";
import { ArrowDown, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@chakra-ui/react";
import { useScrollFocus } from "@gatehouse/ui/scroll-focus";
import { useMessages } from "../../../i18n/index.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";
import { ReadBack } from "./read-back.tsx";
import { StillMissing, useCountWords } from "./still-missing.tsx";

export interface SummaryProps {
  /** Reset and Submit. */
  readonly actions: ReactNode;
  /** What came of the last attempt. */
  readonly outcome: ReactNode;
  /** Who is told. */
  readonly tells: string;
}

/** Beside the form: what is missing, the request read back, and what can be done with it. */
export function Summary({ actions, outcome, tells }: SummaryProps) {
  const t = useMessages(messages);
  const scroll = useScrollFocus<HTMLDivElement>();
  return (
    <chakra.aside
      aria-label={t("summary")}
      display="flex"
      flexDirection="column"
      minH="0"
      bg="bg.sunken"
      borderInlineStartWidth="1px"
      borderColor="border.subtle"
      px="4"
      py="3.5"
    >
      <chakra.div flex="1" minH="0" overflowY="auto" mx="-2" px="2" {...scroll}>
        <StillMissing />
        <ReadBack />
      </chakra.div>
      <chakra.div pt="3" mt="3" borderTopWidth="1px" borderColor="border.subtle" display="grid" gap="2.5">
        {outcome}
        <chakra.p color="fg.muted">{tells}</chakra.p>
        {actions}
      </chakra.div>
    </chakra.aside>
  );
}

/** Below the form where there is no room beside it: how much is missing, the way to the first of it, and what can be done. */
export function Dock({ actions, outcome }: Omit<SummaryProps, "tells">) {
  const t = useMessages(messages);
  const { problems, goTo } = useRequestForm();
  const count = useCountWords();
  const [first] = problems;
  return (
    <chakra.div
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg.canvas"
      borderTopWidth="1px"
      borderColor="border.subtle"
      px="gutter"
      pt="2"
      pb="max(0.75rem, env(safe-area-inset-bottom))"
      display="grid"
      gap="2"
    >
      {outcome}
      <chakra.div display="flex" alignItems="center" gap="2.5" fontWeight="strong" minH="7">
        <chakra.span color={first ? "state.warn.fg" : "state.ok.fg"}>
          {first ? <TriangleAlert aria-hidden size={20} /> : <CircleCheck aria-hidden size={20} />}
        </chakra.span>
        <chakra.span flex="1" minW="0" aria-live="polite">
          {count}
        </chakra.span>
        {first && (
          <Button variant="plain" minH="touch" onClick={() => goTo(first.field)}>
            {t("todo.next")} <ArrowDown aria-hidden />
          </Button>
        )}
      </chakra.div>
      {actions}
    </chakra.div>
  );
}
