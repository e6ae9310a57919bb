import { Button, chakra } from "@chakra-ui/react";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { Tooltip } from "@gatehouse/ui/tooltip";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

export interface StepperProps {
  readonly previous: { readonly label: string; readonly keys: string; readonly possible: boolean };
  readonly next: { readonly label: string; readonly keys: string; readonly possible: boolean };
  readonly onStep: (step: 1 | -1) => void;
  /** Where one is: "Check-in 1 of 3". */
  readonly children: ReactNode;
}

/** Previous and next, with the place between them. At an end the button still answers: it says that there is no more. */
export function Stepper({ previous, next, onStep, children }: StepperProps) {
  const button = ({ label, keys, possible }: StepperProps["next"], step: 1 | -1) => (
    <Tooltip content={label}>
      <Button
        px="0"
        aria-label={label}
        aria-keyshortcuts={ariaKeys(keys)}
        color={possible ? undefined : "fg.muted"}
        opacity={possible ? undefined : 0.6}
        borderEndRadius={step === -1 ? "none" : undefined}
        borderStartRadius={step === 1 ? "none" : undefined}
        marginInlineStart={step === 1 ? "-1px" : undefined}
        onClick={() => onStep(step)}
      >
        {step === -1 ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
      </Button>
    </Tooltip>
  );
  return (
    <chakra.div display="inline-flex" alignItems="center" gap="2" whiteSpace="nowrap">
      <chakra.span display="inline-flex">
        {button(previous, -1)}
        {button(next, 1)}
      </chakra.span>
      <chakra.span fontWeight="strong" textStyle="figures">
        {children}
      </chakra.span>
      <chakra.span display="inline-flex" gap="1" hideBelow="lg">
        <KeyHint keys={previous.keys} />
        <KeyHint keys={next.keys} />
      </chakra.span>
    </chakra.div>
  );
}
