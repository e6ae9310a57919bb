import { Button, chakra } from "@chakra-ui/react";
import { ArrowRight } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { stepAfter } from "../form/asked.ts";
import { useBoard } from "../form/form-context.ts";
import type { OpenPanels } from "../form/use-open-panels.ts";
import type { InfoBlock } from "../form/paths.ts";
import { messages } from "../messages/index.ts";

export interface StepFootProps {
  readonly block: InfoBlock;
  readonly panels: OpenPanels;
  readonly names: readonly string[];
}

/** Below the fields of a step: the way to the next one of which something is missing. */
export function StepFoot({ block, panels, names }: StepFootProps) {
  const t = useMessages(messages);
  const next = useBoard(({ problems }) => stepAfter(panels.steps, block, problems));
  if (next === undefined) return null;
  const name = next.startsWith("passengers.")
    ? (names[Number(next.slice(11))] ?? "")
    : t(next === "destinationAddress" ? "destination.title" : "emergency.title");
  return (
    <chakra.div display="flex" justifyContent="flex-end" px={{ base: "4", md: "5" }} py="3" borderTopWidth="1px">
      <Button
        height="auto"
        minH="control"
        maxW="full"
        py="1.5"
        whiteSpace="normal"
        overflowWrap="anywhere"
        textAlign="start"
        lineHeight="tight"
        onClick={() => panels.go(next)}
      >
        {t("step.next", { name })}
        <chakra.span display="inline-flex" flexShrink={0} _rtl={{ transform: "scaleX(-1)" }}>
          <ArrowRight aria-hidden />
        </chakra.span>
      </Button>
    </chakra.div>
  );
}

/** " · Step 2 of 3"; nothing where there is one only, or where the part is none. */
export function useStepText({ steps }: Pick<OpenPanels, "steps">, block: InfoBlock): string {
  const t = useMessages(messages);
  const at = steps.indexOf(block);
  if (at < 0 || steps.length < 2) return "";
  // A line ends before it, not inside it.
  return ` · ${t("step.of", { step: at + 1, steps: steps.length }).replaceAll(" ", "\u00A0")}`;
}
