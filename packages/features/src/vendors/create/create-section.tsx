import { Button, chakra } from "@chakra-ui/react";
import { ChevronDown, ChevronUp, CircleCheck, CircleDashed, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { type CreateSection as Section, isMissing } from "./create-form.ts";
import { messages } from "./messages/index.ts";
import type { CreateFormState } from "./use-create-form.ts";
import type { SectionWords } from "./use-section-words.ts";

export interface CreateSectionProps {
  readonly section: Section;
  readonly state: Pick<CreateFormState, "inSection" | "isSaid" | "open" | "setOpen">;
  readonly words: SectionWords;
  /** What is in it. */
  readonly children: ReactNode;
}

/** A section that can be folded, with what is left of it. */
export function CreateSection({ section, state, words, children }: CreateSectionProps) {
  const t = useMessages(messages);
  const { inSection, isSaid, open, setOpen } = state;
  const { labelOf, titleOf, summaryOf } = words;
  const missing = inSection(section);
  const wrong = missing.filter((problem) => !isMissing(problem) && isSaid(problem));
  const isOpen = open.has(section);
  const title = titleOf(section);
  const headingId = `vendor-section-${section}`;
  const summary = summaryOf(section);
  const Icon = wrong.length > 0 ? CircleX : missing.length === 0 ? CircleCheck : CircleDashed;
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <chakra.section aria-labelledby={headingId} borderBottomWidth="1px" borderColor="border.subtle">
      <chakra.header display="flex" alignItems="center" gap="3" py="2">
        <chakra.span
          flex="none"
          color={wrong.length > 0 ? "state.bad.fg" : missing.length === 0 ? "state.ok.fg" : "fg.muted"}
        >
          <Icon aria-hidden size={20} />
        </chakra.span>
        <chakra.div flex="1" minW="0" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
          <chakra.h2 id={headingId} textStyle="md" fontWeight="strong">
            {title}
          </chakra.h2>
          {!isOpen && (
            <chakra.span color="fg.muted" minW="0" overflowWrap="anywhere">
              {summary !== "" ? summary : section === "preferences" ? t("preferences.least") : ""}
            </chakra.span>
          )}
        </chakra.div>
        {!isOpen && missing.length > 0 && (
          <chakra.span color={wrong.length > 0 ? "state.bad.fg" : "fg.muted"} display={{ base: "none", md: "inline" }}>
            {wrong.length > 0
              ? t("wrong", { count: wrong.length })
              : missing.length < 3
                ? t("left", { fields: missing.map(labelOf).join(", ") })
                : t("leftCount", { count: missing.length })}
          </chakra.span>
        )}
        <Button
          variant="ghost"
          px="1"
          minW={{ base: "touch", md: "control" }}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? "fold" : "unfold", { part: title })}
          onClick={() => {
            const next = new Set(open);
            if (isOpen) next.delete(section);
            else next.add(section);
            setOpen(next);
          }}
        >
          <Sign aria-hidden />
        </Button>
      </chakra.header>
      {isOpen && (
        <chakra.div ps={{ base: "0", md: "8" }} pb="5">
          {children}
        </chakra.div>
      )}
    </chakra.section>
  );
}
