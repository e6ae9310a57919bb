import { chakra } from "@chakra-ui/react";
import { requestName } from "@gatehouse/domain/requests";
import { Check, type LucideIcon, Minus, TriangleAlert } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import type { ReadCase } from "./data/use-case.ts";
import { type CaseStep, caseSteps } from "./details-search.ts";
import { messages } from "./messages/index.ts";
import { unreadOf } from "./unread-of.ts";

interface CaseStepsProps {
  readonly found: ReadCase;
  readonly step: CaseStep;
  readonly onStep: (step: CaseStep) => void;
}

/** How a step of a case stands while it is not the open one: it was made, something went wrong in it, it is still to come, or it is left out. */
type StepState = "done" | "trouble" | "coming" | "none";

const stepLooks = {
  done: { icon: Check, bg: "state.ok.soft", color: "state.ok.fg" },
  trouble: { icon: TriangleAlert, bg: "state.bad.soft", color: "state.bad.fg" },
  coming: { icon: undefined, bg: "transparent", color: "fg.muted" },
  none: { icon: Minus, bg: "state.slate.soft", color: "state.slate.fg" },
} as const satisfies Readonly<
  Record<StepState, { readonly icon: LucideIcon | undefined; readonly bg: string; readonly color: string }>
>;

/** How each step stands, from what there is of the case. */
function stepStates(found: ReadCase): Readonly<Record<CaseStep, StepState>> {
  const isBooked = found.bookingCreated || found.segments.length > 0;
  return {
    request: found.travelRequestId === null ? "none" : "done",
    trips: found.bookingCreated ? "done" : isBooked ? "none" : "coming",
    segments: found.segments.some(({ cancelled }) => cancelled) ? "trouble" : isBooked ? "done" : "coming",
  };
}

/** The three steps of a case, how each stands, and what is new in it. */
export function CaseSteps({ found, step, onStep }: CaseStepsProps) {
  const t = useMessages(messages);
  const unread = unreadOf(found);
  const states = stepStates(found);
  const bad = found.segments.find(({ cancelled }) => cancelled);
  const notes: Readonly<Record<CaseStep, string>> = {
    request: found.travelRequestId === null ? "" : requestName(found.travelRequestId),
    trips: found.bookingCreated ? (found.bookingNo ?? "") : "",
    segments: bad ? `${bad.flight} ${t("segment.cancelled")}` : "",
  };
  return (
    <chakra.ol display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" borderWidth="1px" borderRadius="control">
      {caseSteps.map((each, place) => (
        <chakra.li key={each} borderInlineStartWidth={place === 0 ? "0" : "1px"}>
          <chakra.button
            type="button"
            aria-current={each === step ? "step" : undefined}
            onClick={() => onStep(each)}
            display="flex"
            // On phones the name stands below its number in each of the three, however long it is.
            flexDirection={{ base: "column", md: "row" }}
            flexWrap={{ md: "wrap" }}
            alignItems={{ base: "start", md: "center" }}
            gap={{ base: "1", md: "2" }}
            width="full"
            height="full"
            minH="touch"
            px="3"
            py="2"
            textAlign="start"
            cursor="pointer"
            borderBottomWidth="2px"
            borderColor="transparent"
            _hover={{ bg: "bg.hover" }}
            css={{
              "&[aria-current=step]": { background: "bg.selected", borderColor: "accent.solid", color: "accent.fg" },
            }}
          >
            <StepMark place={place} state={each === step ? "current" : states[each]} />
            <chakra.span fontWeight="strong">{t(`step.${each}`)}</chakra.span>
            <chakra.span srOnly>({t(`step.state.${states[each]}`)})</chakra.span>
            {notes[each] !== "" && (
              <chakra.span
                aria-hidden
                hideBelow="md"
                color={states[each] === "trouble" && each === "segments" ? "state.bad.fg" : "fg.muted"}
                fontSize="sm"
              >
                {notes[each]}
              </chakra.span>
            )}
            {unread[each] > 0 && (
              <chakra.span ms={{ md: "auto" }} color="accent.fg" fontSize="sm">
                {t("new", { count: unread[each] })}
              </chakra.span>
            )}
          </chakra.button>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

/** The number of a step, or the sign of how it stands. */
function StepMark({ place, state }: { readonly place: number; readonly state: StepState | "current" }) {
  const {
    icon: Icon,
    bg,
    color,
  } = state === "current" ? { icon: undefined, bg: "accent.solid", color: "accent.contrast" } : stepLooks[state];
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink={0}
      boxSize="6"
      borderRadius="full"
      bg={bg}
      color={color}
      fontSize="sm"
      {...(state === "coming" ? { borderWidth: "1px", borderColor: "border.control" } : {})}
    >
      {Icon ? <Icon size={14} strokeWidth={2.5} /> : place + 1}
    </chakra.span>
  );
}
