import { Button, chakra, Switch } from "@chakra-ui/react";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { Bot, Coffee, type LucideIcon, Play, Undo2, UserPlus } from "lucide-react";
import type { AssignmentWork } from "./use-assignment-work.ts";
import type { Words } from "./use-words.ts";

/** Keys of the option bar, listed under `?`. */
export const barKeys = { start: "n", rest: "b", self: "a", expired: "x", refresh: "r" } as const;

export interface OptionBarProps {
  readonly work: AssignmentWork;
  readonly words: Words;
  readonly showExpired: boolean;
  readonly onShowExpired: (on: boolean) => void;
  /** Takes what is selected. */
  readonly onSelf: () => void;
  /** Left out for those who may not release automation. */
  readonly onReleaseAutomation: (() => void) | undefined;
}

interface BarButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly keys?: string;
  readonly primary?: boolean;
  /** Shows its icon alone where the bar is narrow. */
  readonly folds?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

const BarButton = ({
  icon: Icon,
  label,
  keys,
  primary = false,
  folds = false,
  disabled = false,
  onPress,
}: BarButtonProps) => (
  <Button
    variant={primary ? "solid" : "outline"}
    disabled={disabled}
    onClick={onPress}
    {...(folds ? { title: label, "aria-label": label } : {})}
    {...(keys === undefined ? {} : { "aria-keyshortcuts": ariaKeys(keys) })}
  >
    <Icon aria-hidden />
    <span className={folds ? "q-folds" : undefined}>{label}</span>
    {keys !== undefined && <KeyHint keys={keys} className="q-hint" />}
  </Button>
);

/** The option bar of spec 1 §2, each button with its rule. */
export function OptionBar({
  work,
  words: { t },
  showExpired,
  onShowExpired,
  onSelf,
  onReleaseAutomation,
}: OptionBarProps) {
  return (
    <chakra.fieldset
      minW="0"
      aria-label={t("work.bar")}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      px="gutter"
      py="2"
      css={{
        // Widths of the bar itself; the navigation beside it folds.
        "@container (max-width: 66rem)": { "& .q-folds": { display: "none" } },
        "@container (max-width: 63rem)": { "& .q-hint-last": { display: "none" } },
        "@container (max-width: 58rem)": { "& .q-hint": { display: "none" } },
      }}
    >
      <BarButton
        icon={Play}
        label={t("work.start")}
        keys={barKeys.start}
        primary
        disabled={work.enabled || work.busy}
        onPress={work.start}
      />
      <BarButton
        icon={Coffee}
        label={t("work.break")}
        keys={barKeys.rest}
        disabled={!work.enabled || work.busy}
        onPress={work.rest}
      />
      <BarButton icon={Undo2} label={t("work.release")} disabled={work.busy} onPress={work.release} />
      <BarButton icon={UserPlus} label={t("work.self")} keys={barKeys.self} disabled={work.busy} onPress={onSelf} />
      {onReleaseAutomation && (
        <BarButton icon={Bot} label={t("work.releaseAutomation")} folds onPress={onReleaseAutomation} />
      )}
      <Switch.Root ms="auto" checked={showExpired} onCheckedChange={({ checked }) => onShowExpired(checked)}>
        <Switch.HiddenInput aria-keyshortcuts={ariaKeys(barKeys.expired)} />
        <Switch.Label color="fg.muted" whiteSpace="nowrap">
          {t("work.showExpired")}
        </Switch.Label>
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <KeyHint keys={barKeys.expired} className="q-hint-last" />
      </Switch.Root>
    </chakra.fieldset>
  );
}
