import { Button, chakra } from "@chakra-ui/react";
import { recordChanges, valueAt, pathOf } from "@gatehouse/domain/costs";
import { Notice } from "@gatehouse/ui/notice";
import type { ReadRecord } from "../data/use-billing.ts";
import { formOf } from "../form/form-of.ts";
import type { BillingState } from "../form/use-billing-form.ts";
import { useWords } from "./use-words.ts";

/** Somebody else saved meanwhile: what was read, what they say and what was typed here, side by side (COST-10). */
export function Conflict({ state, stands }: { readonly state: BillingState; readonly stands: ReadRecord }) {
  const { t, changed, valueWords } = useWords();
  const [theirs, read] = [formOf(stands).record, formOf(state.read).record];
  const mine = state.mergedWith(stands).record;
  const differ = recordChanges(theirs, mine);
  const [latest] = stands.history;
  return (
    <Notice tone="warn">
      <chakra.p fontWeight="strong">
        {latest ? t("conflict.title", { user: latest.userid }) : t("conflict.titleUnknown")}
      </chakra.p>
      {differ.length === 0 ? (
        <chakra.p py="2">{t("conflict.same")}</chakra.p>
      ) : (
        <chakra.section overflowX="auto" py="2" tabIndex={0} aria-label={t("conflict.field")}>
          <chakra.table
            textStyle="sm"
            css={{ "& :is(th, td)": { padding: "4px 12px 4px 0", textAlign: "start", verticalAlign: "top" } }}
          >
            <thead>
              <tr>
                <th scope="col">{t("conflict.field")}</th>
                <th scope="col">{t("conflict.read")}</th>
                <th scope="col">{t("conflict.theirs")}</th>
                <th scope="col">{t("conflict.mine")}</th>
              </tr>
            </thead>
            <tbody>
              {differ.map((change) => (
                <tr key={`${change.kind ?? ""}.${change.entry}.${change.field}.${change.what}`}>
                  <th scope="row">
                    {change.what === "removed" ? t("changes.removed", { field: changed(change) }) : changed(change)}
                  </th>
                  <td>
                    {valueWords(
                      change.field,
                      valueAt(
                        read,
                        change.kind === null ? change.field : pathOf(change.kind, change.entry - 1, change.field),
                      ),
                    )}
                  </td>
                  <td>{valueWords(change.field, change.from)}</td>
                  <td>
                    <strong>{valueWords(change.field, change.to)}</strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </chakra.section>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button variant="outline" onClick={() => state.take(stands)} disabled={state.running}>
          {t("conflict.take")}
        </Button>
        <Button onClick={() => state.merge(stands, true)} disabled={state.running}>
          {t("conflict.keep")}
        </Button>
      </chakra.div>
      <chakra.p color="fg.muted" pt="1">
        {t("conflict.keepHint")}
      </chakra.p>
    </Notice>
  );
}
