import { chakra } from "@chakra-ui/react";
import type { CountChip } from "@gatehouse/domain/reports";
import { mediumDate } from "@gatehouse/domain/time";
import { Check } from "lucide-react";
import { useLanguage } from "../../i18n/index.ts";

export interface DayChipsProps {
  /** Names the chips. */
  readonly label: string;
  readonly chips: readonly CountChip[];
  readonly selected: string | undefined;
  readonly format: (value: number) => string;
  readonly onSelect: (date: string) => void;
}

/** A chip per date with its date and total (REP-15); the same choice as the bars. */
export function DayChips({ label, chips, selected, format, onSelect }: DayChipsProps) {
  const language = useLanguage();
  return (
    <chakra.ul aria-label={label} display="flex" flexWrap="wrap" gap="1.5" listStyleType="none">
      {chips.map(({ date, total }) => (
        <li key={date}>
          <chakra.button
            type="button"
            aria-pressed={date === selected}
            title={mediumDate(date, language)}
            onClick={() => onSelect(date)}
            css={chip}
          >
            {date === selected && <Check aria-hidden />}
            <span>{date}</span>
            <b>{format(total)}</b>
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  );
}

const chip = {
  display: "inline-flex",
  alignItems: "center",
  gap: "2",
  height: "control",
  px: "3",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "pill",
  bg: "bg.panel",
  fontSize: "sm",
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  _hover: { bg: "bg.hover" },
  "& svg": { boxSize: "icon" },
  "& span": { color: "fg.muted" },
  "&[aria-pressed=true]": {
    bg: "bg.selected",
    borderColor: "accent.solid",
    color: "accent.fg",
    "& span": { color: "inherit" },
  },
} as const;
