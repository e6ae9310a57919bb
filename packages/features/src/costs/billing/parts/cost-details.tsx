import { chakra } from "@chakra-ui/react";
import { entriesOf, entryKinds, editedMoney, headFields, totalsOf } from "@gatehouse/domain/costs";
import { Choice } from "@gatehouse/ui/choice";
import { Scale } from "lucide-react";
import { useState } from "react";
import type { BillingState } from "../form/use-billing-form.ts";
import { useWords } from "./use-words.ts";

const totalRule = headFields[headFields.length - 1];

/** Cost Details: the sums, the total, and what was typed over it (COST-5). */
export function CostDetails({ state }: { readonly state: BillingState }) {
  const { t, money, problem, fieldName } = useWords();
  const { form, read, language } = state;
  const { byKind, sum, typed, difference } = totalsOf(form.record, language);
  const wrong = problem(state.problemAt("totalTripCost"));
  const guard = form.marks["flightGuardCoverage"];
  const [isFocused, setFocused] = useState(false);
  const given = form.record.totalTripCost;
  const shown = given === "" ? (isFocused ? "" : money(sum)) : isFocused || typed === undefined ? given : money(typed);
  return (
    <chakra.section aria-label={t("part.cost")} display="flex" flexDirection="column" gap="2" minW="0">
      <chakra.h2 textStyle="md" fontWeight="strong">
        {t("part.cost")}
      </chakra.h2>
      <chakra.dl display="grid" gridTemplateColumns="minmax(0, 1fr) auto" textStyle="figures">
        {entryKinds.map((kind) => (
          <chakra.div key={kind} display="contents">
            <chakra.dt color="fg.muted" borderBottomWidth="1px" borderColor="border.subtle" py="1">
              {t(`cost.${kind}`, { count: entriesOf(form.record, kind).length })}
            </chakra.dt>
            <chakra.dd borderBottomWidth="1px" borderColor="border.subtle" py="1" textAlign="end">
              {money(byKind[kind])}
            </chakra.dd>
          </chakra.div>
        ))}
        <chakra.dt fontWeight="strong" py="1.5">
          {t("cost.sum")}
        </chakra.dt>
        <chakra.dd fontWeight="strong" textAlign="end" textStyle="lg" py="1">
          {money(sum)}
        </chakra.dd>
      </chakra.dl>
      <chakra.div>
        <chakra.div display="flex" justifyContent="space-between" pb="1">
          <chakra.label htmlFor="totalTripCost" fontWeight="strong">
            {fieldName("totalTripCost")}
          </chakra.label>
          <chakra.span color="fg.muted">{t(typed === undefined ? "cost.follows" : "cost.typed")}</chakra.span>
        </chakra.div>
        <chakra.div
          display="flex"
          alignItems="center"
          gap="2"
          borderWidth="1px"
          borderColor={wrong ? "state.bad.fg" : difference === 0 ? "border.control" : "state.warn.fg"}
          borderRadius="control"
          bg="bg.canvas"
          _focusWithin={{ boxShadow: "inset 0 0 0 2px {colors.accent.solid}" }}
        >
          <chakra.span pl="3" color="fg.muted" aria-hidden>
            {read.currency}
          </chakra.span>
          <chakra.input
            id="totalTripCost"
            inputMode="decimal"
            autoComplete="off"
            value={shown}
            placeholder={money(sum)}
            aria-invalid={wrong === undefined ? undefined : true}
            aria-describedby="totalTripCost-note"
            onFocus={() => {
              setFocused(true);
              if (typed !== undefined) state.type("totalTripCost", editedMoney(typed, language));
            }}
            onBlur={() => {
              setFocused(false);
              if (totalRule) state.leave("totalTripCost", totalRule);
            }}
            onChange={({ target }) => state.type("totalTripCost", target.value)}
            flex="1"
            minW="0"
            minH="touch"
            px="3"
            bg="transparent"
            outline="none"
            textAlign="end"
            textStyle="lg"
            fontVariantNumeric="tabular-nums"
            _placeholder={{ color: "fg.muted", opacity: 1 }}
          />
        </chakra.div>
        <chakra.div id="totalTripCost-note" aria-live="polite">
          {wrong && (
            <chakra.p color="state.bad.fg" pt="1">
              {wrong}
            </chakra.p>
          )}
          {difference !== 0 && (
            <chakra.div
              display="flex"
              gap="2"
              mt="2"
              px="3"
              py="2"
              borderRadius="control"
              bg="state.warn.soft"
              color="state.warn.fg"
            >
              <chakra.span pt="0.5" flexShrink={0}>
                <Scale aria-hidden size={16} />
              </chakra.span>
              <chakra.div>
                <chakra.strong>
                  {t(difference > 0 ? "cost.more" : "cost.less", { amount: money(Math.abs(difference)) })}
                </chakra.strong>{" "}
                {t("cost.kept")}
                <chakra.button
                  type="button"
                  display="block"
                  fontWeight="strong"
                  textDecoration="underline"
                  cursor="pointer"
                  minH={{ base: "touch", md: "6" }}
                  onClick={() => state.type("totalTripCost", "")}
                >
                  {t("cost.useSum")}
                </chakra.button>
              </chakra.div>
            </chakra.div>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" pb="1">
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          <Choice
            id="flightGuardCoverage"
            type="checkbox"
            checked={form.record.flightGuardCoverage}
            onChange={({ target }) => state.type("flightGuardCoverage", target.checked ? "true" : "")}
          />
          <chakra.label htmlFor="flightGuardCoverage" cursor="pointer" py="1">
            {fieldName("flightGuardCoverage")}
          </chakra.label>
        </chakra.span>
        {guard && (
          <chakra.button
            type="button"
            aria-label={t("marks.confirm", { field: fieldName("flightGuardCoverage") })}
            title={t(`source.${guard}`)}
            onClick={() => state.confirm("flightGuardCoverage")}
            minW="6"
            minH="6"
            borderRadius="small"
            bg="state.violet.soft"
            color="state.violet.fg"
            textStyle="xs"
            fontWeight="strong"
            cursor="pointer"
          >
            {t(`source.letter.${guard}`)}
          </chakra.button>
        )}
      </chakra.div>
    </chakra.section>
  );
}
