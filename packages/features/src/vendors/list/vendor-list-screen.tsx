import { Button, chakra } from "@chakra-ui/react";
import { DataGrid, type GridColumn } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { Plus, RefreshCw } from "lucide-react";
import { useMemo, useState } from "react";
import { AppLink, useActions, useNavigation, useShortcut } from "../../app/index.ts";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { dayText } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import { messages as parts } from "../parts/messages/index.ts";
import { vendorPath } from "../parts/vendor-path.ts";
import { useVendors, type VendorRow } from "./data/use-vendors.ts";
import { messages } from "./messages/index.ts";

const createPath = "/dashboard/admin/create-vendor";
const rowId = ({ code }: VendorRow): string => code;
const rowLabel = ({ orgName }: VendorRow): string => orgName;
const none: readonly VendorRow[] = [];

/** All vendors; a row leads to the vendor's page (VEN-1). */
export function VendorListScreen() {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const { navigate } = useNavigation();
  const { vendors, error, reading, read } = useVendors();
  const [asked, setAsked] = useState(false);
  const refresh = async (): Promise<void> => {
    setAsked(true);
    try {
      await read();
    } catch {
      // The grid says so.
    } finally {
      setAsked(false);
    }
  };
  useShortcut({ keys: "r", label: t("refresh"), run: () => void refresh() });
  useShortcut({ keys: "n", label: t("create"), run: () => navigate(createPath) });
  useActions([
    { id: "vendors.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void refresh() },
    { id: "vendors.create", label: t("create"), icon: Plus, keys: "n", run: () => navigate(createPath) },
  ]);
  const total = vendors?.length ?? 0;
  return (
    <chakra.div display="grid" gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)" height="full" minH="0">
      <chakra.header px={{ base: "3", md: "gutter" }} pt="2" pb="3">
        <PageHeader
          title={t("title")}
          note={<output>{vendors && t("total", { count: total, total: total.toLocaleString(language) })}</output>}
          tools={
            <>
              <Button aria-keyshortcuts="r" onClick={() => void refresh()}>
                <RefreshCw aria-hidden /> {t("refresh")}
              </Button>
              <Button variant="solid" asChild>
                <AppLink href={createPath} aria-keyshortcuts="n">
                  <Plus aria-hidden /> {t("create")}
                </AppLink>
              </Button>
            </>
          }
        />
      </chakra.header>
      <DataGrid
        id="vendors.list"
        label={t("title")}
        labels={useGridLabels()}
        columns={useVendorColumns()}
        rows={vendors ?? none}
        rowId={rowId}
        rowLabel={rowLabel}
        rowLines={narrow ? 2 : 1}
        sorting={{ mode: "client", initial: [{ column: narrow ? "summary" : "orgName", direction: "asc" }] }}
        onRowActivate={(row) => navigate(vendorPath(row))}
        loading={vendors === undefined && error === undefined}
        refreshing={asked && reading}
        {...(error === undefined ? {} : { error: { message: t("failed.list"), onRetry: () => void refresh() } })}
        empty={
          <EmptyState
            drawing="fog"
            title={t("empty")}
            actions={
              <Button variant="solid" asChild>
                <AppLink href={createPath}>{t("create")}</AppLink>
              </Button>
            }
          />
        }
        flashChanges
      />
    </chakra.div>
  );
}

const placeOf = ({ city, country }: VendorRow): string => [city, country].filter((part) => part !== "").join(", ");

function useVendorColumns(): readonly GridColumn<VendorRow>[] {
  const t = useMessages(messages);
  // The names of products and channels are among these.
  useMessages(parts);
  const language = useLanguage();
  const narrow = useNarrow();
  return useMemo((): readonly GridColumn<VendorRow>[] => {
    const names = (kind: "product" | "channel", codes: readonly string[]): string =>
      codes.map((code) => textOf(parts, `${kind}.${code}`) ?? code).join(", ");
    const link = (row: VendorRow) => (
      <AppLink href={vendorPath(row)} color="accent.fg" fontWeight="strong" overflow="hidden" textOverflow="ellipsis">
        {row.orgName}
      </AppLink>
    );
    if (narrow)
      return [
        {
          id: "summary",
          header: t("column.summary"),
          value: ({ orgName }) => orgName,
          text: (row) => `${row.orgName}, ${row.email || row.code}`,
          cell: (row) => (
            <chakra.span display="grid" alignContent="center" gap="0.5" minW="0" height="full" lineHeight="tight">
              {link(row)}
              <chakra.span textStyle="xs" color="fg.muted" overflow="hidden" textOverflow="ellipsis">
                {[row.code, row.email, placeOf(row)].filter((part) => part !== "").join(" · ")}
              </chakra.span>
            </chakra.span>
          ),
          rowHeader: true,
          hideable: false,
          resizable: false,
          fill: true,
        },
      ];
    // Together as wide as what a screen of 1366 px has beside the menu.
    return [
      {
        id: "orgName",
        header: t("column.orgName"),
        value: ({ orgName }) => orgName,
        cell: link,
        width: 158,
        rowHeader: true,
        hideable: false,
        pin: "start",
      },
      { id: "code", header: t("column.code"), value: ({ code }) => code, mono: true, width: 110 },
      {
        id: "email",
        header: t("column.email"),
        value: ({ email }) => email,
        text: ({ email }) => email || t("email.none"),
        width: 188,
        grow: 1,
      },
      { id: "phone", header: t("column.phone"), value: ({ phone }) => phone, width: 128 },
      { id: "place", header: t("column.place"), value: placeOf, width: 110 },
      {
        id: "products",
        header: t("column.products"),
        value: ({ productTypes }) => productTypes.length,
        text: ({ productTypes }) => names("product", productTypes),
        width: 132,
        grow: 1,
      },
      {
        id: "channels",
        header: t("column.channels"),
        text: ({ channels }) => names("channel", channels),
        width: 98,
      },
      { id: "users", header: t("column.users"), value: ({ users }) => users, numeric: true, width: 104 },
      {
        id: "created",
        header: t("column.created"),
        value: ({ createdAt }) => createdAt,
        text: ({ createdAt }) =>
          createdAt === null ? "" : dayText(new Date(createdAt * 1000).toISOString().slice(0, 10), language),
        width: 106,
      },
    ];
  }, [t, language, narrow]);
}
