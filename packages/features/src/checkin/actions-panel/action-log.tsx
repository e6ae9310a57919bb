import { chakra } from "@chakra-ui/react";
import type { CheckedPoint, PointVerdict } from "@gatehouse/domain/boarding-pass";
import type { AuditEntry } from "@gatehouse/domain/checkin";
import { Fragment, Suspense } from "react";
import { useMessages } from "../../i18n/index.ts";
import { useNow } from "../clock.ts";
import { relativeTime } from "../date-time.ts";
import { actionNames } from "../messages/action-names.ts";
import { SuppliedFields } from "./supplied-fields.tsx";
import type { Words } from "../use-words.ts";

const count = (checks: readonly CheckedPoint[], verdict: PointVerdict): number =>
  checks.filter((check) => check.verdict === verdict).length;

/** The audit log (QUE-18): action, userid, action time; the newest first, because it explains what is seen. */
export function ActionLog({ entries, words }: { readonly entries: readonly AuditEntry[]; readonly words: Words }) {
  const said = useMessages(actionNames);
  const now = useNow();
  if (entries.length === 0) return <chakra.p color="fg.muted">{said("actions.empty")}</chakra.p>;
  return (
    <chakra.table
      width="full"
      fontSize="sm"
      // Shares of whatever room there is: everything wraps, nothing is cut.
      tableLayout="fixed"
      css={{
        "& th, & td": {
          textAlign: "start",
          verticalAlign: "top",
          py: "1.5",
          pe: "2",
          borderBottomWidth: "1px",
          overflowWrap: "anywhere",
        },
        "& th:nth-of-type(2)": { width: "28%" },
        "& th:nth-of-type(3)": { width: "32%" },
        "& :is(th, td):last-of-type": { pe: "0" },
      }}
    >
      <thead>
        <chakra.tr color="fg.muted" fontSize="xs" fontWeight="strong">
          <th scope="col">{said("actions.action")}</th>
          <th scope="col">{said("actions.user")}</th>
          <th scope="col">{said("actions.time")}</th>
        </chakra.tr>
      </thead>
      <tbody>
        {entries.toReversed().map((entry) => (
          <tr key={`${entry.action} ${entry.id}`}>
            <td>
              {said(entry.action)}
              <chakra.span display="block" textStyle="code" fontSize="xs" color="fg.muted">
                {/* Long codes break between their words. */}
                {entry.action.split("_").map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && (
                      <>
                        _<wbr />
                      </>
                    )}
                    {part}
                  </Fragment>
                ))}
              </chakra.span>
              {entry.dmscode && (
                <chakra.span display="block" fontSize="xs" color="fg.muted">
                  {said("actions.page")} <chakra.span textStyle="code">{entry.dmscode}</chakra.span>
                </chakra.span>
              )}
              {entry.checks && (
                <chakra.span display="block" fontSize="xs" color="fg.muted">
                  {said("actions.checks", {
                    agree: count(entry.checks, "agrees"),
                    absent: count(entry.checks, "absent"),
                    differ: count(entry.checks, "differs"),
                  })}
                </chakra.span>
              )}
              {entry.supplied?.passenger && (
                <chakra.span display="block" fontSize="xs" color="fg.muted">
                  <bdi>{entry.supplied.passenger}</bdi>
                </chakra.span>
              )}
              {entry.supplied && entry.supplied.fields.length > 0 && (
                <chakra.span display="block" fontSize="xs" color="fg.muted">
                  {/* The words arrive by themselves: nothing else of the page waits for them. */}
                  <Suspense>
                    <SuppliedFields fields={entry.supplied.fields} />
                  </Suspense>
                </chakra.span>
              )}
              {entry.note && (
                <chakra.span display="block" fontSize="xs" color="fg.muted">
                  {words.reason(entry.note)}
                </chakra.span>
              )}
            </td>
            <td>{entry.userid}</td>
            <td>
              <chakra.span>{relativeTime(now, entry.actionTimestamp, words.language)}</chakra.span>
              <chakra.time
                display="block"
                fontSize="xs"
                color="fg.muted"
                textStyle="figures"
                textWrap="balance"
                dateTime={new Date(entry.actionTimestamp * 1000).toISOString()}
              >
                {words.utc(entry.actionTimestamp)} UTC
              </chakra.time>
            </td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
