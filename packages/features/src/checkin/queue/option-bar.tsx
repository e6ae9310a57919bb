import { Button, chakra, Switch } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { Tooltip } from "@gatehouse/ui/tooltip";
import {
  Bot,
  ChartBar,
  ClipboardCopy,
  Coffee,
  Ellipsis,
  type LucideIcon,
  Play,
  RefreshCw,
  Undo2,
  UserPlus,
} from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { useFold } from "../use-fold.ts";
import { useNarrow } from "../use-narrow.ts";
import type { AssignmentWork } from "./assignment/use-assignment-work.ts";
import type { Words } from "../use-words.ts";

/** Keys of the option bar, listed under `?`. */
export const barKeys = { start: "n", rest: "b", self: "a", expired: "x", refresh: "r" } as const;

export interface OptionBarProps {
  readonly work: AssignmentWork;
  readonly words: Words;
  readonly showExpired: boolean;
  readonly onShowExpired: (on: boolean) => void;
  /** Takes what is selected. */
  readonly onSelf: () => void;
  /** Why nothing of it can be taken, where that is so. */
  readonly selfReason: string | undefined;
  /** Left out for those who may not release automation. */
  readonly onReleaseAutomation: (() => void) | undefined;
  readonly onCopyCounts: () => void;
  readonly onBreakdown: () => void;
  readonly onRefresh: () => void;
}

interface BarButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly keys?: string;
  readonly primary?: boolean;
  /** A call is under way: pressing does nothing. */
  readonly busy?: boolean;
  /** Why pressing does nothing. The button keeps the focus, so that the reason can be read with the keyboard. */
  readonly reason?: string | undefined;
  readonly onPress: () => void;
}

function BarButton({
  icon: Icon,
  label,
  keys,
  primary = false,
  busy = false,
  reason,
  onPress,
}: BarButtonProps): ReactNode {
  const off = busy || reason !== undefined;
  return (
    <Tooltip content={reason} disabled={reason === undefined}>
      <Button
        variant={primary ? "solid" : "outline"}
        className={primary ? "q-primary" : undefined}
        aria-disabled={off || undefined}
        onClick={off ? undefined : onPress}
        {...(keys === undefined ? {} : { "aria-keyshortcuts": ariaKeys(keys) })}
      >
        <Icon aria-hidden />
        <span className="q-label">{label}</span>
        {keys !== undefined && <KeyHint keys={keys} className="q-hint" />}
      </Button>
    </Tooltip>
  );
}

/** The option bar (QUE-10), each button with its rule. On a phone the button of the moment stands alone, the others unfold. */
export function OptionBar(props: OptionBarProps) {
  const { work, words } = props;
  const { t } = words;
  const narrow = useNarrow();
  const bar = useFold<HTMLFieldSetElement>(4);
  const [unfolded, setUnfolded] = useState(false);
  const moreId = useId();
  const started = useRef(false);
  const start = work.startable ? (
    <BarButton
      key="start"
      icon={Play}
      label={t("work.start")}
      keys={barKeys.start}
      primary
      busy={work.busy}
      onPress={() => {
        started.current = true;
        work.start();
      }}
    />
  ) : (
    <chakra.span
      key="comes"
      // The button that was pressed is gone: what became of it is read in its place.
      ref={(note: HTMLElement | null) => {
        if (note && started.current && document.activeElement === document.body) note.focus();
        started.current = false;
      }}
      tabIndex={-1}
      flexShrink={0}
      pe="2"
      color="fg.muted"
      whiteSpace="nowrap"
    >
      {t("work.comes")}
    </chakra.span>
  );
  const rest = (
    <BarButton
      key="rest"
      icon={Coffee}
      label={t("work.break")}
      keys={barKeys.rest}
      busy={work.busy}
      reason={work.enabled ? undefined : t("work.break.already")}
      onPress={work.rest}
    />
  );
  const others = (
    <>
      <BarButton
        icon={Undo2}
        label={t("work.release")}
        busy={work.busy}
        reason={work.nothingHeld ? t("conflict.NOTHING_HELD") : undefined}
        onPress={work.release}
      />
      <BarButton
        icon={UserPlus}
        label={t("work.self")}
        keys={barKeys.self}
        busy={work.busy}
        reason={props.selfReason}
        onPress={props.onSelf}
      />
      {props.onReleaseAutomation && (
        <BarButton icon={Bot} label={t("work.releaseAutomation")} onPress={props.onReleaseAutomation} />
      )}
    </>
  );
  if (!narrow)
    return (
      <chakra.fieldset
        ref={bar}
        data-toast-room="top"
        minW="0"
        aria-label={t("work.bar")}
        display="flex"
        alignItems="center"
        gap="2"
        px="gutter"
        py="1.5"
        css={{
          // Only where there is really no room: gaps first, then icons, then keys; words never, they rather wrap.
          "&:not([data-fold='0'])": { columnGap: "1.5", "& .gh-button": { px: "2" } },
          "&:is([data-fold='2'], [data-fold='3'], [data-fold='4'])": {
            "& .gh-button:not(.q-primary) > svg": { display: "none" },
          },
          "&:is([data-fold='3'], [data-fold='4']) .q-hint": { display: "none" },
          "&[data-fold='4']": { flexWrap: "wrap" },
        }}
      >
        {start}
        {rest}
        {others}
        <ShowExpired {...props} />
      </chakra.fieldset>
    );
  return (
    <chakra.fieldset minW="0" aria-label={t("work.bar")} px="2" py="1.5">
      <chakra.div display="flex" gap="2" css={{ "& > .gh-button:first-of-type": { flex: 1 } }}>
        {work.startable ? start : rest}
        <IconButton
          icon={Ellipsis}
          variant="outline"
          label={t("work.more")}
          aria-expanded={unfolded}
          aria-controls={moreId}
          onClick={() => setUnfolded(!unfolded)}
        />
      </chakra.div>
      <chakra.div
        id={moreId}
        hidden={!unfolded}
        display={unfolded ? "grid" : "none"}
        gridTemplateColumns="repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))"
        gap="2"
        pt="2"
      >
        {work.startable && rest}
        {others}
        <BarButton icon={ChartBar} label={t("breakdown.title")} onPress={props.onBreakdown} />
        <BarButton icon={ClipboardCopy} label={t("work.copyCounts")} onPress={props.onCopyCounts} />
        <BarButton icon={RefreshCw} label={t("work.refresh")} keys={barKeys.refresh} onPress={props.onRefresh} />
        <ShowExpired {...props} />
      </chakra.div>
    </chakra.fieldset>
  );
}

const ShowExpired = ({ words: { t }, showExpired, onShowExpired }: OptionBarProps) => (
  <Switch.Root
    ms={{ md: "auto" }}
    flexShrink={0}
    minH="control"
    checked={showExpired}
    onCheckedChange={({ checked }) => onShowExpired(checked)}
  >
    <Switch.HiddenInput aria-keyshortcuts={ariaKeys(barKeys.expired)} />
    <Switch.Label color="fg.muted" whiteSpace="nowrap">
      {t("work.showExpired")}
    </Switch.Label>
    <Switch.Control>
      <Switch.Thumb />
    </Switch.Control>
    <KeyHint keys={barKeys.expired} className="q-hint" />
  </Switch.Root>
);
