import { chakra } from "@chakra-ui/react";
import { isEmptyAddress } from "@gatehouse/domain/addresses";
import { isFullContact } from "@gatehouse/domain/travellers";
import { ChevronRight, CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useStore } from "../../app/store.ts";
import { useMessages } from "../../i18n/index.ts";
import { idOf, useInfoForm, useIsSaid } from "../form/form-context.ts";
import { countOf, type Problem, problemsIn, progressOf } from "../form/problems.ts";
import { fieldOf, type InfoBlock, type InfoPath, passengerBlock } from "../form/paths.ts";
import { messages } from "../messages/index.ts";
import { ProgressSegments } from "./progress-segments.tsx";
import { useCountWords } from "./use-count-words.ts";
import { useFieldNames } from "./use-field-names.ts";

export interface StillMissingProps {
  readonly names: readonly string[];
  readonly removed: ReadonlySet<string>;
  /** Brings the reader to a field. */
  readonly onJump: (path: InfoPath) => void;
}

/** What is still missing, per passenger and part of the form: one tap from its field. */
export function StillMissing({ names, removed, onJump }: StillMissingProps) {
  const t = useMessages(messages);
  const { board, control, info } = useInfoForm();
  const { problems } = useStore(board);
  const isDestinationGiven = !isEmptyAddress(useWatch({ control, name: "destinationAddress" }));
  const isContactGiven = isFullContact(useWatch({ control, name: "emergencyContact" }));
  const destination = problemsIn(problems, "destinationAddress");
  const emergency = problemsIn(problems, "emergencyContact");
  return (
    <chakra.section aria-labelledby="missing-info-todo">
      <chakra.h2 id="missing-info-todo" textStyle="md" fontWeight="strong">
        {t("todo.title")}
      </chakra.h2>
      <chakra.ul mt="3" display="grid" gap="3.5">
        {info.passengers.map((passenger, index) => {
          const own = problemsIn(problems, passengerBlock(index));
          const progress = progressOf(own, passenger, info.phoneRequired);
          const isRemoved = removed.has(passenger.id);
          const state = isRemoved ? "removed" : own.length === 0 ? "complete" : "missing";
          return (
            <Item
              key={passenger.id}
              block={passengerBlock(index)}
              name={names[index] ?? ""}
              state={state}
              problems={own}
              onJump={onJump}
            >
              {!isRemoved && (
                <ProgressSegments {...progress} block={passengerBlock(index)} label={t("given", { ...progress })} />
              )}
            </Item>
          );
        })}
        <Item
          block="destinationAddress"
          name={t("destination.title")}
          state={destination.length > 0 ? "missing" : isDestinationGiven ? "complete" : "optional"}
          problems={destination}
          onJump={onJump}
        />
        <Item
          block="emergencyContact"
          name={t("emergency.title")}
          state={emergency.length > 0 ? "missing" : isContactGiven ? "complete" : "optional"}
          problems={emergency}
          onJump={onJump}
        />
      </chakra.ul>
    </chakra.section>
  );
}

const looks = {
  complete: { icon: CircleCheck, color: "state.ok.fg" },
  missing: { icon: CircleDashed, color: "fg.muted" },
  wrong: { icon: CircleAlert, color: "state.bad.fg" },
  optional: { icon: CircleDashed, color: "fg.muted" },
  removed: { icon: CircleDashed, color: "fg.muted" },
} as const;

interface ItemProps {
  readonly block: InfoBlock;
  readonly name: string;
  readonly state: Exclude<keyof typeof looks, "wrong">;
  readonly problems: readonly Problem[];
  readonly onJump: (path: InfoPath) => void;
  readonly children?: ReactNode;
}

function Item({ block, name, state, problems, onJump, children }: ItemProps) {
  const t = useMessages(messages);
  const nameOf = useFieldNames();
  const countWords = useCountWords();
  // What nobody has tried to send is no fault yet.
  const isRed = useIsSaid(block) && state === "missing";
  const { icon: Icon, color } = looks[isRed ? "wrong" : state];
  const words = {
    complete: t("complete"),
    missing: countWords(countOf(problems)),
    optional: t("optionalBlock"),
    removed: t("removed"),
  };
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="1.25rem minmax(0, 1fr) auto"
      columnGap="2.5"
      alignItems="center"
      css={{ "& > :is(div, ul)": { gridColumn: "2 / -1" } }}
    >
      <chakra.span color={color}>
        <Icon aria-hidden size={20} />
      </chakra.span>
      <chakra.strong overflowWrap="anywhere">{name}</chakra.strong>
      <chakra.span
        textStyle="xs"
        color={color}
        fontWeight={state === "optional" ? "regular" : "strong"}
        textAlign="end"
        maxW="24"
      >
        {words[state]}
      </chakra.span>
      {children}
      {state === "missing" && (
        <chakra.ul mt="1">
          {problems.map(({ path }) => (
            <chakra.li key={path} css={{ "& + &": { borderTopWidth: "1px" } }}>
              <chakra.a
                href={`#${idOf(path)}`}
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap="1.5"
                minH="control"
                textStyle="sm"
                color={isRed ? "state.bad.fg" : "accent.fg"}
                textDecoration="underline"
                textUnderlineOffset="3px"
                aria-label={t("todo.fix", { field: nameOf(fieldOf(path)), of: name })}
                onClick={(event) => {
                  event.preventDefault();
                  onJump(path);
                }}
              >
                {nameOf(fieldOf(path))}
                <chakra.span flexShrink={0} _rtl={{ transform: "scaleX(-1)" }}>
                  <ChevronRight aria-hidden size={16} />
                </chakra.span>
              </chakra.a>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}
