import { Button, chakra } from "@chakra-ui/react";
import { Link, RefreshCw, Upload, UserPen } from "lucide-react";
import { PageHeader } from "../../app/page-header.tsx";
import type { PnrData } from "./data/use-pnr.ts";
import type { DetailsModel } from "./use-details.ts";

/** Whose page it is, and what concerns all of it. */
export function DetailsHead({
  details: { t, refresh, reading, copyLink, passes, travellers },
  pnr,
}: {
  readonly details: DetailsModel;
  readonly pnr: PnrData;
}) {
  return (
    <header>
      <PageHeader
        title={
          <>
            PNR <chakra.span fontFamily="mono">{pnr.pnr}</chakra.span>
          </>
        }
        note={
          <chakra.dl display="flex" flexWrap="wrap" columnGap="4">
            <chakra.div display="flex" gap="1.5">
              <dt>{t("booking")}</dt>
              <chakra.dd textStyle="code" color="fg">
                {pnr.bookingNo}
              </chakra.dd>
            </chakra.div>
            <chakra.div display="flex" gap="1.5">
              <dt>{t("vendor")}</dt>
              <chakra.dd color="fg">{pnr.vendorName}</chakra.dd>
            </chakra.div>
          </chakra.dl>
        }
        tools={
          <>
            <Button onClick={passes.openUpload}>
              <Upload aria-hidden /> {t("upload")}
            </Button>
            <Button onClick={() => void travellers.createLink()} aria-disabled={travellers.busy || undefined}>
              <UserPen aria-hidden /> {t("travellers.link")}
            </Button>
            <Button onClick={copyLink}>
              <Link aria-hidden /> {t("copyLink")}
            </Button>
            <Button onClick={refresh} aria-disabled={reading || undefined}>
              <RefreshCw aria-hidden /> {t("refresh")}
            </Button>
          </>
        }
      />
    </header>
  );
}
