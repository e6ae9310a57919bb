import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { ErrorState } from "@gatehouse/ui/error-state";
import { dateTime } from "../../app/time/index.ts";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import type { Vendor } from "./data/use-vendor.ts";
import { useVendorHistory } from "./data/use-vendor-history.ts";
import { messages } from "./messages/index.ts";
import { ownZone } from "../parts/own-zone.ts";

export interface ChangesDialogProps {
  readonly vendor: Vendor;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What was changed about a vendor, and by whom (VEN-10). */
export function ChangesDialog({ vendor, open, onClose }: ChangesDialogProps) {
  const t = useMessages(messages);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t("changes.title", { name: vendor.details.orgName })}
      labels={{ close: t("close") }}
      footer={<Button onClick={onClose}>{t("close")}</Button>}
    >
      <Changes code={vendor.code} />
    </Dialog>
  );
}

function Changes({ code }: { readonly code: string }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { found, error, reading, read } = useVendorHistory(code);
  const zone = ownZone();
  if (!found)
    return error === undefined ? (
      <Skeleton height="40" aria-busy />
    ) : (
      <ErrorState labels={{ title: t("changes.failed"), retry: t("refresh") }} onRetry={read} retrying={reading} />
    );
  if (found.entries.length === 0) return <chakra.p color="fg.muted">{t("changes.none")}</chakra.p>;
  return (
    <chakra.ol listStyleType="none">
      {found.entries.map(({ action, detail, doneBy, at }, place) => (
        <chakra.li key={place} py="2" borderBottomWidth="1px" borderColor="border.subtle">
          <chakra.div display="flex" flexWrap="wrap" columnGap="2">
            <chakra.strong fontWeight="strong">{textOf(messages, `action.${action}`) ?? action}</chakra.strong>
            <span>{t("changes.by", { who: doneBy })}</span>
            <chakra.span color="fg.muted" ms="auto" textStyle="figures">
              {dateTime(at, zone, language)}
            </chakra.span>
          </chakra.div>
          {detail !== "" && (
            <chakra.p color="fg.muted" overflowWrap="anywhere">
              {detail}
            </chakra.p>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
