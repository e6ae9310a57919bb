import { Button } from "@chakra-ui/react";
import { Check, Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { useProblemCount } from "../form/form-context.ts";
import type { OpenPanels } from "../form/use-open-panels.ts";
import type { InfoBlock } from "../form/paths.ts";
import { messages } from "../messages/index.ts";
import { Panel } from "./panel.tsx";
import { StepFoot, useStepText } from "./step-foot.tsx";

export interface OptionalPanelProps {
  readonly block: Exclude<InfoBlock, `passengers.${number}`>;
  readonly title: string;
  readonly help: string;
  /** Something of it stands in the form. */
  readonly isBegun: boolean;
  /** Its state is said beside its name. */
  readonly isCounted: boolean;
  readonly panels: OpenPanels;
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** A part that nobody has to give: closed until somebody wants to give it, or has to finish it. */
export function OptionalPanel({ block, title, help, isBegun, isCounted, panels, names, children }: OptionalPanelProps) {
  const t = useMessages(messages);
  const count = useProblemCount(block);
  const isOpen = panels.isOpen(block);
  const action = isOpen ? "done" : isBegun ? "edit" : "add";
  const Icon = { done: Check, edit: Pencil, add: Plus }[action];
  return (
    <Panel
      block={block}
      title={title}
      help={`${help}${useStepText(panels, block)}`}
      count={isCounted ? count : undefined}
      actions={
        <Button
          variant="ghost"
          flexShrink={0}
          aria-expanded={isOpen}
          aria-label={t(`${action}.of`, { name: title })}
          onClick={() => panels.toggle(block, !isOpen)}
        >
          <Icon aria-hidden /> {t(action)}
        </Button>
      }
    >
      {isOpen && children}
      {isOpen && <StepFoot block={block} panels={panels} names={names} />}
    </Panel>
  );
}
