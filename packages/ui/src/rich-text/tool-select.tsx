import { NativeSelect } from "@chakra-ui/react";

interface ToolSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly disabled: boolean;
  readonly onChange: (value: Value) => void;
}

/** A choice in the toolbar: of a style, a colour, an alignment, a language. */
export function ToolSelect<Value extends string>({
  label,
  value,
  choices,
  disabled,
  onChange,
}: ToolSelectProps<Value>) {
  return (
    <NativeSelect.Root w="auto" disabled={disabled}>
      <NativeSelect.Field
        aria-label={label}
        value={value}
        borderColor="transparent"
        bg="transparent"
        minH="8"
        h="8"
        ps="2"
        pe="6"
        onChange={({ currentTarget }) => {
          const chosen = choices.find(([one]) => one === currentTarget.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
