import { Button, chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { Check, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { useInfoForm, useProblemCount } from "../form/form-context.ts";
import type { OpenPanels } from "../form/use-open-panels.ts";
import { passengerBlock } from "../form/paths.ts";
import { messages } from "../messages/index.ts";
import { Panel } from "./panel.tsx";
import { PassengerFields } from "./passenger-fields.tsx";
import { ReadBack } from "./read-back.tsx";
import { StepFoot, useStepText } from "./step-foot.tsx";

export interface PassengerPanelProps {
  /** Their place in the booking. */
  readonly index: number;
  /** Which fields show; what is complete is read back where they do not. */
  readonly panels: OpenPanels;
  /** What the passengers of the booking are called. */
  readonly names: readonly string[];
  readonly onRemove: () => void;
}

/** The form of one passenger. The one whom the booking is written to cannot be taken away (TRV-5). */
export function PassengerPanel({ index, panels, names, onRemove }: PassengerPanelProps) {
  const t = useMessages(messages);
  const { info } = useInfoForm();
  const block = passengerBlock(index);
  const name = names[index] ?? "";
  const isOpen = panels.isOpen(block);
  const onOpenChange = (open: boolean): void => panels.toggle(block, open);
  const stepText = useStepText(panels, block);
  const count = useProblemCount(block);
  const [isRefused, setRefused] = useState(false);
  const isPrimary = info.passengers[index]?.primary === true;
  const isComplete = count.missing + count.wrong === 0;
  const help = t(isPrimary ? "primary" : "passenger", { number: index + 1 });
  return (
    <Panel
      block={block}
      title={name}
      help={`${help}${stepText}`}
      count={count}
      actions={
        <chakra.div display="flex" gap="1" flexShrink={0}>
          {!isOpen && (
            <Button
              variant={isComplete ? "ghost" : "outline"}
              aria-label={t(isComplete ? "edit.of" : "fill.of", { name })}
              onClick={() => onOpenChange(true)}
            >
              <Pencil aria-hidden /> {t(isComplete ? "edit" : "fill")}
            </Button>
          )}
          {isOpen && isComplete && (
            <Button variant="ghost" aria-label={t("done.of", { name })} onClick={() => onOpenChange(false)}>
              <Check aria-hidden /> {t("done")}
            </Button>
          )}
          {isOpen && (
            <Button
              variant="ghost"
              aria-label={t("remove.of", { name })}
              aria-disabled={isPrimary || undefined}
              onClick={() => (isPrimary ? setRefused(true) : onRemove())}
            >
              <Trash2 aria-hidden /> {t("remove")}
            </Button>
          )}
        </chakra.div>
      }
    >
      {isOpen && isRefused && (
        <Notice tone="warn" mx={{ base: "4", md: "5" }} mb="4">
          {t("remove.primary")}
        </Notice>
      )}
      {isOpen ? <PassengerFields index={index} names={names} /> : <ReadBack index={index} isComplete={isComplete} />}
      {isOpen && <StepFoot block={block} panels={panels} names={names} />}
    </Panel>
  );
}
