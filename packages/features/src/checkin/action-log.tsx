import { chakra } from "@chakra-ui/react";
import type { AuditEntry } from "@gatehouse/domain/checkin";
import { useNow } from "./clock.ts";
import { relativeTime } from "./date-time.ts";
import type { Words } from "./use-words.ts";

/** The audit log as spec 1 §2 wants it: action, userid, action time; the newest first, because it explains what is seen. */
export function ActionLog({ entries, words }: { readonly entries: readonly AuditEntry[]; readonly words: Words }) {
  const { t } = words;
  const now = useNow();
  if (entries.length === 0) return <chakra.p color="fg.muted">{t("actions.empty")}</chakra.p>;
  return (
    <chakra.table
      width="full"
      fontSize="sm"
      css={{ "& th, & td": { textAlign: "start", verticalAlign: "top", py: "1.5", pe: "3", borderBottomWidth: "1px" } }}
    >
      <thead>
        <chakra.tr color="fg.muted" fontSize="xs" fontWeight="strong">
          <th scope="col">{t("actions.action")}</th>
          <th scope="col">{t("actions.user")}</th>
          <th scope="col">{t("actions.time")}</th>
        </chakra.tr>
      </thead>
      <tbody>
        {entries.toReversed().map((entry) => (
          <tr key={entry.id}>
            <td>
              {t(`action.${entry.action}`)}
              <chakra.span display="block" textStyle="code" fontSize="xs" color="fg.muted">
                {entry.action}
              </chakra.span>
              {entry.note && (
                <chakra.span display="block" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
                  {words.reason(entry.note)}
                </chakra.span>
              )}
            </td>
            <chakra.td maxW="32" truncate title={entry.userid}>
              {entry.userid}
            </chakra.td>
            <chakra.td whiteSpace="nowrap">
              <chakra.span>{relativeTime(now, entry.actionTimestamp, words.language)}</chakra.span>
              <chakra.time
                display="block"
                fontSize="xs"
                color="fg.muted"
                textStyle="figures"
                dateTime={new Date(entry.actionTimestamp * 1000).toISOString()}
              >
                {words.utc(entry.actionTimestamp)} UTC
              </chakra.time>
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
