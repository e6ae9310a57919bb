import { Button, chakra, Switch, VisuallyHidden } from "@chakra-ui/react";
import { isFlightsOnly, requestName } from "@gatehouse/domain/requests";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Briefcase, CalendarPlus, ExternalLink, Printer, RefreshCw } from "lucide-react";
import { casePath } from "../../app/case-path.ts";
import { AppLink, useApi, usePermission, useToast } from "../../app/index.ts";
import { saveFile } from "../../app/save-file.ts";
import { createTripPath } from "../../app/trip-path.ts";
import { useMessages } from "../../i18n/index.ts";
import type { Itinerary } from "./data/itinerary-of.ts";
import { messages } from "./messages/index.ts";

export interface TripToolsProps {
  readonly current: Itinerary;
  readonly isStaff: boolean;
  readonly isPdf: boolean;
  readonly onPdf: (on: boolean) => void;
  readonly read: () => void;
}

/** What can be done with a trip as a whole. */
export function TripTools({ current, isStaff, isPdf, onPdf, read }: TripToolsProps) {
  const t = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const { bookingNo, vendorCode, travelRequestId } = current;
  const seesCases = usePermission("cases");
  const save = async (): Promise<void> => {
    try {
      saveFile(await api.trips.calendar({ bookingNo, vendorCode: isStaff ? vendorCode : "" }));
    } catch {
      toast({ tone: "error", title: t("calendar.failed") });
    }
  };
  return (
    <chakra.div data-no-print="" display="flex" flexWrap="wrap" gap="2">
      {/* At 1366 px, beside the comments, they are one row. */}
      <IconButton icon={RefreshCw} label={t("refresh")} keys="r" variant="outline" onClick={read} />
      <Button variant="outline" onClick={() => void save()}>
        <CalendarPlus aria-hidden /> {t("calendar")}
      </Button>
      <Switch.Root checked={isPdf} onCheckedChange={({ checked }) => onPdf(checked)}>
        <Switch.HiddenInput />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label whiteSpace="nowrap">{t("pdf")}</Switch.Label>
      </Switch.Root>
      {!isPdf && <IconButton icon={Printer} label={t("print")} variant="outline" onClick={() => window.print()} />}
      {seesCases && !isFlightsOnly({ vendorCode }) && (
        <Button asChild variant="outline">
          <AppLink href={casePath({ bookingNo, vendorCode })}>
            <Briefcase aria-hidden /> {t("viewCase")}
          </AppLink>
        </Button>
      )}
      {isStaff && (
        <Button asChild variant="solid">
          <a
            href={createTripPath({ bookingNo, vendorCode, travelRequestId })}
            target="_blank"
            rel="noreferrer"
            title={travelRequestId === null ? undefined : requestName(travelRequestId)}
          >
            {t("upload")}
            <VisuallyHidden>, {t("newTab")}</VisuallyHidden> <ExternalLink aria-hidden size={14} />
          </a>
        </Button>
      )}
    </chakra.div>
  );
}
