import { chakra, NativeSelect } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";

interface ToolSelectProps<Value extends string> {
  readonly label: string;
  /** What is chosen, to look at: the value by itself does not say that. */
  readonly icon?: LucideIcon;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly disabled: boolean;
  readonly onChange: (value: Value) => void;
}

/** A choice in the toolbar: of a style, a colour, an alignment, a language. */
export function ToolSelect<Value extends string>({
  label,
  icon: Icon,
  value,
  choices,
  disabled,
  onChange,
}: ToolSelectProps<Value>) {
  return (
    <NativeSelect.Root w="auto" disabled={disabled} title={label}>
      {Icon && (
        <chakra.span
          aria-hidden
          position="absolute"
          insetInlineStart="2"
          insetBlock="0"
          display="grid"
          placeItems="center"
          color={disabled ? "fg.muted" : "fg"}
          pointerEvents="none"
          zIndex="1"
        >
          <Icon size={16} />
        </chakra.span>
      )}
      <NativeSelect.Field
        aria-label={label}
        value={value}
        borderColor="transparent"
        bg="transparent"
        minH="8"
        h="8"
        // A picture says what it is: the words of the choice would make the toolbar wrap.
        {...(Icon ? { ps: "8", w: "14", textOverflow: "clip" } : { ps: "2" })}
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
