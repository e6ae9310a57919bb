import { Button, chakra } from "@chakra-ui/react";
import { ChevronRight, CircleCheck, CircleDashed, CircleX } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { createSections, isMissing } from "./create-form.ts";
import { messages } from "./messages/index.ts";
import type { CreateFormState } from "./use-create-form.ts";
import type { SectionWords } from "./use-section-words.ts";

/** Fields and preferences' fields that must be filled in, at least. */
const compulsory = 22;

export interface LeftListProps {
  readonly state: Pick<CreateFormState, "inSection" | "isSaid" | "problems" | "goTo">;
  readonly words: SectionWords;
}

/** What is left to fill in, each a way to its field. */
export function LeftList({ state, words }: LeftListProps) {
  const t = useMessages(messages);
  const { inSection, isSaid, problems, goTo } = state;
  const { labelOf, titleOf } = words;
  const done = Math.max(0, compulsory - problems.length);
  return (
    <chakra.aside
      display={{ base: "none", lg: "block" }}
      gridRow="2 / 4"
      gridColumn="2"
      overflowY="auto"
      p="4"
      bg="bg.sunken"
      borderInlineStartWidth="1px"
      borderColor="border.subtle"
      aria-labelledby="vendor-left"
    >
      <chakra.header display="flex" pb="3">
        <chakra.h2 id="vendor-left" textStyle="md" fontWeight="strong" flex="1">
          {t("left.title")}
        </chakra.h2>
        <chakra.output color="fg.muted" textStyle="figures">
          {t("left.of", { done, all: Math.max(compulsory, problems.length) })}
        </chakra.output>
      </chakra.header>
      {problems.length === 0 && <chakra.p color="fg.muted">{t("left.none")}</chakra.p>}
      {createSections.map((section) => {
        const missing = inSection(section);
        const wrong = missing.filter((problem) => !isMissing(problem) && isSaid(problem)).length;
        const Icon = wrong > 0 ? CircleX : missing.length === 0 ? CircleCheck : CircleDashed;
        return (
          <chakra.div key={section} pb="3">
            <chakra.div display="flex" alignItems="center" gap="2" fontWeight="strong">
              <chakra.span color={wrong > 0 ? "state.bad.fg" : missing.length === 0 ? "state.ok.fg" : "fg.muted"}>
                <Icon aria-hidden size={16} />
              </chakra.span>
              <chakra.span flex="1">{titleOf(section)}</chakra.span>
              {missing.length > 0 && (
                <chakra.span fontWeight="normal" color={wrong > 0 ? "state.bad.fg" : "fg.muted"}>
                  {wrong > 0 ? t("wrong", { count: wrong }) : t("leftCount", { count: missing.length })}
                </chakra.span>
              )}
            </chakra.div>
            {missing.map((problem) => (
              <Button
                key={`${problem.at ?? ""} ${problem.field}`}
                variant="ghost"
                width="full"
                justifyContent="space-between"
                ps="6"
                color={!isMissing(problem) && isSaid(problem) ? "state.bad.fg" : "accent.fg"}
                fontWeight="normal"
                height="auto"
                minH="8"
                whiteSpace="normal"
                textAlign="start"
                onClick={() => goTo(problem)}
              >
                {labelOf(problem)} <ChevronRight aria-hidden size={16} />
              </Button>
            ))}
          </chakra.div>
        );
      })}
    </chakra.aside>
  );
}
