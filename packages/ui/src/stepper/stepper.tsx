import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { IconButton } from "../icon-button/index.ts";

export interface StepperProps extends Omit<HTMLChakraProps<"fieldset">, "children"> {
  readonly value: number;
  /** What is counted: "Adults". */
  readonly name: string;
  /** What counts as one: "over 11". */
  readonly hint?: string;
  readonly canDecrease: boolean;
  readonly canIncrease: boolean;
  readonly onStep: (by: 1 | -1) => void;
  /** Names of the two buttons. */
  readonly labels: { readonly fewer: string; readonly more: string };
}

/** A small number with a button on either side. Buttons at their limit stay in the tab order, so that the focus is never lost. */
export function Stepper({ value, name, hint, canDecrease, canIncrease, onStep, labels, ...rest }: StepperProps) {
  const id = useId();
  const button = (by: 1 | -1, label: string, can: boolean) => (
    <IconButton
      type="button"
      variant="outline"
      icon={by === 1 ? Plus : Minus}
      label={label}
      aria-disabled={can ? undefined : true}
      onClick={() => {
        if (can) onStep(by);
      }}
    />
  );
  return (
    <chakra.fieldset
      aria-labelledby={id}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      {...rest}
    >
      <div id={id}>
        <chakra.span display="block" fontWeight="strong">
          {name}
        </chakra.span>
        {hint !== undefined && (
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            {hint}
          </chakra.span>
        )}
      </div>
      <chakra.div display="flex" alignItems="center" gap="1">
        {button(-1, labels.fewer, canDecrease)}
        <chakra.output minW="8" textAlign="center" textStyle="figures" fontWeight="strong" aria-live="polite">
          {value}
        </chakra.output>
        {button(1, labels.more, canIncrease)}
      </chakra.div>
    </chakra.fieldset>
  );
}
