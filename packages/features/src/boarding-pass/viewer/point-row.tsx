import { Button, chakra, Input } from "@chakra-ui/react";
import type { CheckedPoint } from "@gatehouse/domain/boarding-pass";
import { Check, Lock } from "lucide-react";
import { useId } from "react";
import type { Facts } from "../data/use-facts.ts";
import type { Words } from "../use-words.ts";
import { MarkedText } from "./marked-text.tsx";
import { bookingValue, isCode, type JudgedPoint, type PointValue, passValue, defaultReasons } from "./point-values.ts";
import type { Checks } from "./use-checks.ts";
import { Verdict } from "./verdict.tsx";

export interface PointRowProps {
  readonly compared: JudgedPoint;
  /** One-based: the digit that ticks it; left out where it has none. */
  readonly number: number | undefined;
  readonly facts: Facts;
  /** Where the pass was read from. */
  readonly source: string;
  /** Left out where nothing is settled any more: the pass is linked. */
  readonly checks?: Checks | undefined;
  /** How the point was settled when the pass was linked. */
  readonly recorded?: CheckedPoint | undefined;
  /** Takes the focus back to the viewer once a reason is given. */
  readonly onReasoned?: (() => void) | undefined;
  readonly words: Words;
}

/** The columns of the list: tick, booking, pass, verdict. */
export const pointColumns = {
  base: "{sizes.6} minmax(0, 1.2fr) minmax(0, 1fr) 6.25rem",
  sm: "{sizes.6} minmax(0, 1.2fr) minmax(0, 1fr) 8.5rem",
};

/** Where the values begin: after the margin, the tick and the gap. */
const underValues = "calc({spacing.4} + {sizes.6} + {spacing.2.5})";

/** One of the nine points: the booking's value, what the pass says, the verdict, and a tick that is easy to hit. */
export function PointRow(props: PointRowProps) {
  const { compared, number, facts, source, checks, recorded, onReasoned, words } = props;
  const { point, verdict, difference } = compared;
  const id = useId();
  const differs = verdict === "differs";
  // What tells whose pass it is needs a tick only where it differs.
  const ticks = number !== undefined || differs ? checks : undefined;
  const booking = bookingValue(compared, facts, words);
  const pass = passValue(compared, source, words);
  // Where the comparison names no letter the whole value differs.
  const from = (side: "booking" | "pass") => (differs ? (difference?.[side] ?? 0) : undefined);
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      // What room there is is shared by all, as far as a row needs it.
      flex="1 0 auto"
      maxH={differs && checks ? undefined : "13"}
      borderBottomWidth="1px"
      borderColor="border.subtle"
      borderStartWidth="3px"
      borderInlineStartColor={differs ? "danger.solid" : "transparent"}
      bg={differs ? "color-mix(in srgb, {colors.state.bad.soft} 55%, {colors.bg.panel})" : undefined}
      _last={{ borderBottomWidth: 0 }}
    >
      <chakra.div
        as={ticks ? "label" : "div"}
        display="grid"
        gridTemplateColumns={pointColumns}
        columnGap="2.5"
        alignItems="center"
        flex="1"
        minH={{ base: "12", lg: "0" }}
        ps="4"
        pe="4"
        cursor={ticks ? "pointer" : undefined}
      >
        {ticks ? (
          <Tick compared={compared} checks={ticks} number={number} describedBy={`${id}-values`} words={words} />
        ) : (
          <chakra.span aria-hidden display="grid" placeItems="center" color="fg.muted">
            {recorded && <Check size={16} strokeWidth={2.5} />}
          </chakra.span>
        )}
        <chakra.span minW="0">
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            {words.point(point)}
          </chakra.span>
          <Value value={booking} from={from("booking")} strong code={isCode(compared)} />
        </chakra.span>
        <chakra.span minW="0" pt="4.5">
          <Value value={pass} from={pass.text === words.t("points.nothing") ? undefined : from("pass")} code />
        </chakra.span>
        <span id={`${id}-values`}>
          <Verdict verdict={verdict} words={words} />
        </span>
      </chakra.div>
      {checks
        ? differs && <Reason compared={compared} checks={checks} onReasoned={onReasoned} words={words} />
        : recorded && <Recorded compared={compared} recorded={recorded} words={words} />}
    </chakra.li>
  );
}

/** What the linker gave as the reason, and what was found then where that is something else now. */
function Recorded({
  compared,
  recorded,
  words,
}: Required<Pick<PointRowProps, "compared" | "words">> & { readonly recorded: CheckedPoint }) {
  const { t } = words;
  const changed = recorded.verdict !== compared.verdict;
  if (recorded.reason === null && !changed) return null;
  return (
    <chakra.p ps={underValues} pe="4" pb="1.5">
      {recorded.reason !== null && (
        <>
          <chakra.span fontWeight="strong">{t("reason.label")}</chakra.span> {recorded.reason}
        </>
      )}
      {changed && (
        <chakra.span display="block" color="fg.muted">
          {t("record.then", { verdict: t(`verdict.${recorded.verdict}`) })}
        </chakra.span>
      )}
    </chakra.p>
  );
}

interface TickProps extends Pick<PointRowProps, "compared" | "number" | "words"> {
  readonly checks: Checks;
  readonly describedBy: string;
}

/** A checkbox of 24 px in a label as high as its row; locked until a differing point has its reason. */
function Tick({ compared: { point }, checks, number, describedBy, words }: TickProps) {
  const ticked = checks.draft.ticked.has(point);
  const locked = checks.locked(point);
  return (
    <chakra.span position="relative" display="grid" placeItems="center" boxSize="6">
      <chakra.input
        type="checkbox"
        data-point={point}
        aria-label={words.point(point)}
        aria-describedby={describedBy}
        {...(number === undefined ? {} : { "aria-keyshortcuts": String(number) })}
        aria-disabled={locked}
        checked={ticked}
        onChange={() => {
          if (locked) focusReason(point);
          else checks.toggle(point);
        }}
        appearance="none"
        boxSize="6"
        borderRadius="control"
        borderWidth="1.5px"
        borderStyle={locked ? "dashed" : "solid"}
        borderColor={locked ? "danger.fg" : "border.control"}
        bg="bg.panel"
        cursor="pointer"
        css={{ "&:checked": { bg: "accent.solid", borderColor: "accent.solid" } }}
      />
      <chakra.span
        aria-hidden
        position="absolute"
        pointerEvents="none"
        color={ticked ? "accent.contrast" : "danger.fg"}
        display="grid"
      >
        {ticked ? <Check size={16} strokeWidth={3} /> : locked ? <Lock size={12} strokeWidth={2.25} /> : null}
      </chakra.span>
    </chakra.span>
  );
}

interface ValueProps {
  readonly value: PointValue;
  readonly from: number | undefined;
  readonly strong?: boolean;
  readonly code?: boolean;
}

/** What a point says: its text, and a few words beside it. */
export const Value = ({ value: { text, note, warns = false }, from, strong = false, code = false }: ValueProps) => (
  <chakra.span display="flex" alignItems="baseline" gap="1.5" fontSize="md" lineHeight="tight" minW="0">
    <chakra.span
      fontWeight={strong ? "strong" : "regular"}
      overflowWrap="anywhere"
      {...(code ? { textStyle: "code" } : {})}
    >
      <MarkedText from={from}>{text}</MarkedText>
    </chakra.span>
    {note !== undefined && (
      <chakra.span
        textStyle="xs"
        color={warns ? "state.warn.fg" : "fg.muted"}
        fontWeight={warns ? "strong" : undefined}
        flex="1"
        minW="0"
        truncate={!warns}
        title={note}
      >
        {note}
      </chakra.span>
    )}
  </chakra.span>
);

/** Takes the focus to the reason of a differing point. */
export const focusReason = (point: string): void =>
  document.querySelector<HTMLElement>(`[data-reason="${point}"]`)?.focus();

/** Why a differing point is right all the same. */
function Reason({
  compared: { point },
  checks,
  onReasoned,
  words,
}: Pick<PointRowProps, "compared" | "onReasoned" | "words"> & { readonly checks: Checks }) {
  const { t } = words;
  const reason = checks.draft.reasons[point] ?? "";
  const id = useId();
  return (
    <chakra.div ps={underValues} pe="4" pt="1" pb="2" display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
      <chakra.label htmlFor={id} display="inline-flex" flexDirection="column" lineHeight="tight" me="1">
        <chakra.span fontWeight="strong">{t("reason.label")}</chakra.span>
        <chakra.span textStyle="xs" color="fg.muted">
          {t("reason.needed")}
        </chakra.span>
      </chakra.label>
      <Input
        id={id}
        data-reason={point}
        flex="1"
        minW="40"
        aria-label={t("reason.of", { point: words.point(point) })}
        value={reason}
        maxLength={500}
        placeholder={t("reason.placeholder")}
        onChange={({ target }) => checks.reason(point, target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.ctrlKey || event.metaKey || reason.trim() === "") return;
          event.preventDefault();
          checks.reason(point, reason, true);
          onReasoned?.();
        }}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="1.5" flexBasis="full" _empty={{ display: "none" }}>
        {defaultReasons[point]?.map((usual) => (
          <Button
            key={usual}
            size="sm"
            borderRadius="pill"
            onClick={() => {
              checks.reason(point, t(`reason.${usual}`), true);
              onReasoned?.();
            }}
          >
            {t(`reason.${usual}`)}
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
