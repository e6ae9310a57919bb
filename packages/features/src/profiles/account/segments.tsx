import { chakra } from "@chakra-ui/react";
import { useId } from "react";

export interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, beside each other. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  const id = useId();
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      py="2"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: "0" }}
    >
      <span id={id}>{label}</span>
      <chakra.fieldset
        aria-labelledby={id}
        display="inline-flex"
        minW="0"
        flexWrap="wrap"
        p="0.5"
        gap="0.5"
        bg="bg.sunken"
        borderRadius="control"
      >
        {options.map((option) => (
          <chakra.button
            key={option.value}
            type="button"
            lang={option.lang}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
            px="2.5"
            minH="6"
            borderRadius="control"
            cursor="pointer"
            color={option.value === value ? "fg" : "fg.muted"}
            fontWeight={option.value === value ? "strong" : "regular"}
            bg={option.value === value ? "bg.panel" : "transparent"}
            borderWidth="1px"
            borderColor={option.value === value ? "border" : "transparent"}
          >
            {option.label}
          </chakra.button>
        ))}
      </chakra.fieldset>
    </chakra.div>
  );
}
