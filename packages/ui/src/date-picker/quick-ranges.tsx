import { Button, chakra } from "@chakra-ui/react";

export interface QuickRangesProps {
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
  /** The one that is in force. */
  readonly active: string | undefined;
  readonly disabled: boolean | undefined;
  readonly size: "md" | "lg" | undefined;
  readonly onChoose: (id: string) => void;
}

/** Ready-made ranges as one segmented control. */
export const QuickRanges = ({ label, items, active, disabled, size, onChoose }: QuickRangesProps) => (
  <chakra.fieldset
    minW="0"
    aria-label={label}
    display="inline-flex"
    alignSelf="flex-start"
    maxW="full"
    // On a phone, in a language of long words, the last ones stand below: none is cut.
    flexWrap="wrap"
    bg="bg.sunken"
    borderWidth="1px"
    borderColor="border.strong"
    borderRadius="control"
  >
    {items.map(({ id, label: name }) => (
      <Button
        key={id}
        type="button"
        variant="ghost"
        size={size ?? "md"}
        disabled={disabled}
        aria-pressed={id === active}
        onClick={() => onChoose(id)}
        my="-1px"
        fontWeight="regular"
        css={{
          "&[aria-pressed=true]": {
            bg: "bg.panel",
            color: "fg",
            borderColor: "border.control",
            fontWeight: "strong",
          },
          "&:first-of-type": { ms: "-1px" },
          "&:last-of-type": { me: "-1px" },
        }}
      >
        {name}
      </Button>
    ))}
  </chakra.fieldset>
);
