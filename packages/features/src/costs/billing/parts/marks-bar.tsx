import { Button, chakra } from "@chakra-ui/react";
import { costSources, countMarks, standingMarks } from "@gatehouse/domain/costs";
import { CheckCheck } from "lucide-react";
import type { BillingState } from "../form/use-billing-form.ts";
import { useWords } from "./use-words.ts";

/** How many values wait to be confirmed, and what their letters mean (COST-3). */
export function MarksBar({ state }: { readonly state: BillingState }) {
  const { t } = useWords();
  const marks = standingMarks(state.form);
  const counts = countMarks(marks);
  const total = Object.keys(marks).length;
  if (total === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" py="2">
      <chakra.output color="state.violet.fg" fontWeight="strong">
        {t("marks.total", { count: total })}
      </chakra.output>
      {costSources
        .filter((source) => counts[source] > 0)
        .map((source) => (
          <chakra.span key={source} display="inline-flex" alignItems="center" gap="1.5" color="fg.muted">
            <chakra.span
              display="inline-grid"
              placeItems="center"
              minW="5"
              height="5"
              borderRadius="small"
              bg="state.violet.soft"
              color="state.violet.fg"
              textStyle="xs"
              fontWeight="strong"
            >
              {t(`source.letter.${source}`)}
            </chakra.span>
            {t(`source.count.${source}`, { count: counts[source] })}
          </chakra.span>
        ))}
      <chakra.span color="fg.muted" hideBelow="2xl">
        {t("marks.legend")}
      </chakra.span>
      <Button variant="outline" ml={{ md: "auto" }} onClick={() => state.confirm()}>
        <CheckCheck aria-hidden /> {t("marks.all")}
      </Button>
    </chakra.div>
  );
}
