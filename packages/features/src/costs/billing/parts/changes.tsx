import { Button, chakra } from "@chakra-ui/react";
import type { FieldChange } from "@gatehouse/domain/costs";
import { useState } from "react";
import { dateTime } from "../../../app/time/index.ts";
import type { ReadRecord } from "../data/use-billing.ts";
import { useWords } from "./use-words.ts";

const shownAtFirst = 3;
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Who saved the record, when, and what each save changed, field by field (COST-11). */
export function Changes({ history }: { readonly history: ReadRecord["history"] }) {
  const { t } = useWords();
  return (
    <chakra.section aria-label={t("changes.title")} borderTopWidth="1px" borderColor="border.subtle" pt="3" mt="3">
      <chakra.h2 textStyle="md" fontWeight="strong" pb="1">
        {t("changes.title")}
      </chakra.h2>
      {history.length === 0 ? (
        <chakra.p color="fg.muted">{t("changes.none")}</chakra.p>
      ) : (
        <chakra.ol display="grid" gap="3" listStyleType="none">
          {history.map((saved) => (
            <Saved key={saved.version} saved={saved} />
          ))}
        </chakra.ol>
      )}
    </chakra.section>
  );
}

function Saved({ saved }: { readonly saved: ReadRecord["history"][number] }) {
  const { t, language } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { changes, filled, confirmed, userid, at } = saved;
  const shown = isOpen ? changes : changes.slice(0, shownAtFirst);
  return (
    <chakra.li>
      {filled.length > 0 && <chakra.p>{t("changes.filled", { count: filled.length })}</chakra.p>}
      {confirmed > 0 && <chakra.p>{t("changes.confirmed", { count: confirmed })}</chakra.p>}
      {shown.map((change, place) => (
        <Line key={place} change={change} />
      ))}
      {!isOpen && changes.length > shownAtFirst && (
        <Button variant="plain" color="accent.fg" minH={{ base: "touch", md: "6" }} onClick={() => setOpen(true)}>
          {t("changes.all", { count: changes.length - shownAtFirst })}
        </Button>
      )}
      <chakra.p color="fg.muted" textStyle="xs">
        {dateTime(at, zone(), language)}, {userid}
      </chakra.p>
    </chakra.li>
  );
}

/** One field that says something else. */
function Line({ change }: { readonly change: FieldChange }) {
  const { t, changed, valueWords } = useWords();
  const { field, from, to, what } = change;
  const name = what === "removed" ? t("changes.removed", { field: changed(change) }) : changed(change);
  return (
    <chakra.p overflowWrap="anywhere">
      {t("changes.line", { field: name, from: valueWords(field, from) })}{" "}
      <chakra.strong>{valueWords(field, to)}</chakra.strong>
    </chakra.p>
  );
}
