import { chakra } from "@chakra-ui/react";
import { Choice, type ChoiceProps } from "@gatehouse/ui/choice";
import { useId } from "react";

export interface CheckFieldProps extends Omit<ChoiceProps, "type"> {
  readonly label: string;
  /** What it means when it is on. */
  readonly help?: string;
}

/** A yes or no of a form. */
export function CheckField({ label, help, ...rest }: CheckFieldProps) {
  const id = useId();
  return (
    <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="2" rowGap="0.5" alignItems="center">
      <Choice id={id} type="checkbox" {...(help === undefined ? {} : { "aria-describedby": `${id}-help` })} {...rest} />
      <chakra.label htmlFor={id} fontWeight="strong" cursor="pointer" justifySelf="start" py="0.5">
        {label}
      </chakra.label>
      {help !== undefined && (
        <chakra.p id={`${id}-help`} gridColumn="2" textStyle="xs" color="fg.muted">
          {help}
        </chakra.p>
      )}
    </chakra.div>
  );
}
