import { chakra } from "@chakra-ui/react";
import { ChevronRight, CircleAlert, CircleDashed, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { textOf, useMessages } from "../../../i18n/index.ts";
import { isMissing } from "../form/problems.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { useFieldWords } from "../form/use-words.ts";
import { messages } from "../messages/index.ts";

/** Most that are listed one by one. */
const most = 7;

/** How much is missing and how much is wrong, in words. */
export function useCountWords(): string {
  const t = useMessages(messages);
  const { problems } = useRequestForm();
  const missing = problems.filter(isMissing).length;
  const wrong = problems.length - missing;
  if (problems.length === 0) return t("todo.none");
  return [
    ...(missing > 0 ? [t("todo.missing", { count: missing })] : []),
    ...(wrong > 0 ? [t("todo.wrong", { count: wrong })] : []),
  ].join(", ");
}

/** What is still missing or wrong, each one press from its field. */
export function StillMissing() {
  const t = useMessages(messages);
  const headingId = useId();
  const { problems, chain, goTo } = useRequestForm();
  const words = useFieldWords();
  const count = useCountWords();
  return (
    <>
      <chakra.h2 id={headingId} textStyle="md" fontWeight="strong" aria-live="polite">
        {count}
      </chakra.h2>
      {problems.length > 0 && (
        <chakra.ul aria-labelledby={headingId} listStyleType="none" mt="2" mx="-2">
          {problems.slice(0, most).map((problem) => {
            const { entry, name } = words(problem.field);
            const isGap =
              chain.gap !== null &&
              problem.field === `flights.${chain.gap.flight}.flightDepartureDate` &&
              isMissing(problem);
            const small = isGap
              ? t("chain.by", { place: (chain.gap?.by ?? 0) + 1 })
              : isMissing(problem)
                ? undefined
                : textOf(messages, `problem.${problem.code}`);
            const Icon = isGap ? TriangleAlert : isMissing(problem) ? CircleDashed : CircleAlert;
            const color = isGap ? "state.warn.fg" : isMissing(problem) ? "fg.muted" : "state.bad.fg";
            return (
              <chakra.li key={problem.field}>
                <chakra.button
                  type="button"
                  display="grid"
                  gridTemplateColumns="1rem minmax(0, 1fr) auto"
                  columnGap="2"
                  alignItems="center"
                  width="full"
                  minH="8"
                  px="2"
                  py="1"
                  textAlign="start"
                  borderRadius="control"
                  cursor="pointer"
                  _hover={{ bg: "bg.hover" }}
                  onClick={() => goTo(problem.field)}
                >
                  <chakra.span color={color}>
                    <Icon aria-hidden size={16} />
                  </chakra.span>
                  <span>
                    <chakra.span fontWeight="strong">{entry}</chakra.span>
                    {name !== "" && `, ${name}`}
                    {small !== undefined && (
                      <chakra.span display="block" textStyle="xs" color={color}>
                        {small}
                      </chakra.span>
                    )}
                  </span>
                  <chakra.span color="fg.muted">
                    <ChevronRight aria-hidden size={16} />
                  </chakra.span>
                </chakra.button>
              </chakra.li>
            );
          })}
        </chakra.ul>
      )}
      {problems.length > most && (
        <chakra.p textStyle="xs" color="fg.muted">
          {t("todo.more", { count: problems.length - most })}
        </chakra.p>
      )}
    </>
  );
}
