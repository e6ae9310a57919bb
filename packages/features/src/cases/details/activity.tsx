import { chakra } from "@chakra-ui/react";
import { AppLink } from "../../app/index.ts";
import { dateTime } from "../../app/time/index.ts";
import { tripPath } from "../../app/trip-path.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { ReadCase } from "./data/use-case.ts";
import { messages } from "./messages/index.ts";

/** What became of a case, the latest first. */
export function Activity({ found: { history, vCode, bookingNo } }: { readonly found: ReadCase }) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <chakra.section aria-label={t("activity")} minW="0">
      <chakra.h2 fontWeight="strong" pb="2">
        {t("activity")}
      </chakra.h2>
      <chakra.ol listStyleType="none" display="grid" gap="3">
        {history.map(({ action, note, at, userid }) => (
          <chakra.li key={`${action} ${String(at)} ${note}`} borderInlineStartWidth="2px" ps="3">
            <chakra.span display="block" overflowWrap="anywhere">
              {action === "BOOKED" && bookingNo !== null ? (
                <AppLink color="accent.fg" href={tripPath(bookingNo, vCode)}>
                  {t("history.BOOKED", { note })}
                </AppLink>
              ) : (
                t(`history.${action}`, { note })
              )}
            </chakra.span>
            <chakra.span color="fg.muted" fontSize="sm">
              {userid === ""
                ? dateTime(at, "UTC", language)
                : t("history.by", { time: dateTime(at, "UTC", language), who: userid })}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
