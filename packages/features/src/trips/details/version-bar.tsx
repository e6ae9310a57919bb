import { Button, chakra, NativeSelect } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { type ReactNode, useId } from "react";
import { useApi } from "../../app/index.ts";
import { dateTime } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { PdfPanel } from "../pdf/lazy-pdf-panel.ts";
import type { Itinerary } from "./data/itinerary-of.ts";
import { messages } from "./messages/index.ts";

export interface VersionBarProps {
  /** The version that is shown. */
  readonly shown: Itinerary;
  /** Number of the version that counts. */
  readonly current: number;
  readonly chosen: number;
  /** Undefined for the one that counts. */
  readonly onChoose: (version: number | undefined) => void;
  /** Undefined while they are read. */
  readonly versions: readonly { readonly version: number }[] | undefined;
  readonly failed: boolean;
  readonly read: () => void;
  /** What else can be done with the version. */
  readonly children: ReactNode;
}

/** Staff select a version, and read who published it (TRP-20). */
export function VersionBar({ shown, current, chosen, onChoose, versions, failed, read, children }: VersionBarProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <chakra.div
      data-no-print=""
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      columnGap="4"
      rowGap="2"
      borderBlockWidth="1px"
      borderColor="border.subtle"
      py="2"
    >
      {failed && !versions ? (
        <Notice
          tone="warn"
          actions={
            <Button size="sm" variant="outline" onClick={read}>
              {t("refresh")}
            </Button>
          }
        >
          {t("version.failed")}
        </Notice>
      ) : (
        <VersionSelect
          value={chosen}
          current={current}
          versions={versions?.map(({ version }) => version) ?? [current]}
          onChange={(version) => onChoose(version === current ? undefined : version)}
        />
      )}
      <chakra.span color="fg.muted" alignSelf="center">
        {t("version.publishedBy", {
          time: `${dateTime(shown.publishedAt, "UTC", language)} UTC`,
          name: shown.publishedBy,
        })}
        {shown.finishedPdf && (
          <chakra.span display="block" overflowWrap="anywhere">
            {t("version.finished", { name: shown.finishedPdf?.name ?? "" })}
          </chakra.span>
        )}
      </chakra.span>
      {children}
    </chakra.div>
  );
}

interface VersionSelectProps {
  readonly value: number;
  readonly current: number;
  /** The current one first, then by falling number. */
  readonly versions: readonly number[];
  readonly onChange: (version: number) => void;
}

function VersionSelect({ value, current, versions, onChange }: VersionSelectProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <chakra.div>
      <chakra.label htmlFor={id} display="block" textStyle="xs" color="fg.muted">
        {t("version.select")}
      </chakra.label>
      <NativeSelect.Root width="13rem">
        <NativeSelect.Field
          id={id}
          value={String(value)}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        >
          {versions.map((version) => (
            <option key={version} value={version}>
              {t(version === current ? "version.current" : "version.of", { version })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </chakra.div>
  );
}

interface VersionPdfProps {
  readonly current: Itinerary;
  readonly version: number;
  readonly isStaff: boolean;
}

/** A version as a PDF, in the reader's language (TRP-38). */
export function VersionPdf({ current, version, isStaff }: VersionPdfProps) {
  const language = useLanguage();
  const api = useApi();
  const { bookingNo } = current;
  const vendorCode = isStaff ? current.vendorCode : "";
  return (
    <PdfPanel
      of={[bookingNo, vendorCode, version, language]}
      load={() => api.trips.pdf({ bookingNo, vendorCode, version, language })}
    />
  );
}
