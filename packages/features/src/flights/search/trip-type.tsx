import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

export interface TripTypeProps {
  readonly oneWay: boolean;
  readonly onChange: (oneWay: boolean) => void;
}

/** One-way or Round-trip: two radio buttons that look like one switch. */
export function TripType({ oneWay, onChange }: TripTypeProps) {
  const t = useMessages(messages);
  const name = useId();
  const option = (value: boolean, label: string) => (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      minH="control"
      px="controlX"
      borderRadius="control"
      cursor="pointer"
      textStyle="sm"
      color="fg.muted"
      css={{
        "&:has(input:checked)": {
          bg: "bg.panel",
          color: "fg",
          fontWeight: "strong",
          boxShadow: "0 0 0 1px var(--gh-colors-border-strong)",
        },
        "&:has(input:focus-visible)": { outline: "2px solid", outlineColor: "accent.solid", outlineOffset: "2px" },
      }}
    >
      <chakra.input srOnly type="radio" name={name} checked={oneWay === value} onChange={() => onChange(value)} />
      {label}
    </chakra.label>
  );
  return (
    <chakra.fieldset
      aria-label={t("tripType")}
      display="inline-flex"
      gap="0.5"
      p="0.5"
      borderRadius="control"
      bg="state.slate.soft"
      alignSelf="flex-start"
    >
      {option(true, t("oneWay"))}
      {option(false, t("roundTrip"))}
    </chakra.fieldset>
  );
}
