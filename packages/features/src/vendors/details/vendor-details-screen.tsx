import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Notice } from "@gatehouse/ui/notice";
import { Building2, History, RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AppLink, useActions, useNavigation, usePageTitle, useSession, useShortcut } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { dayText } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { vendorPath, type VendorTab } from "../parts/vendor-path.ts";
import { BasicTab } from "./basic-tab.tsx";
import { ChangesDialog } from "./changes-dialog.tsx";
import { useVendor, type Vendor } from "./data/use-vendor.ts";
import type { VendorDetailsSearch } from "./details-search.ts";
import { KeysTab } from "./keys-tab.tsx";
import { messages } from "./messages/index.ts";
import { PricesTab } from "./prices/prices-tab.tsx";
import { PreferencesTab } from "./preferences-tab.tsx";
import { SignOnTab } from "./sign-on/sign-on-tab.tsx";
import { TemplatesTab } from "./templates/templates-tab.tsx";
import { UsersTab } from "./users-tab.tsx";

export interface VendorDetailsScreenProps {
  /** E-mail address or code of the vendor; empty for one's own. */
  readonly id: string;
  /** What the address says; read it with `parseVendorDetailsSearch`. */
  readonly search: VendorDetailsSearch;
}

/** Vendor Details (VEN-1): read by whoever sees the vendor, changed by those who may. */
export function VendorDetailsScreen({ id, search }: VendorDetailsScreenProps) {
  const t = useMessages(messages);
  const { vendor, error, isNone, reading, read } = useVendor(id);
  useShortcut({ keys: "r", label: t("refresh"), run: () => void read() });
  useActions([{ id: "vendor.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void read() }]);
  usePageTitle(vendor ? vendor.details.orgName : t("title"), "/dashboard/admin/vendors");
  if (vendor && !isNone)
    return <Ready vendor={vendor} search={search} onRead={() => void read()} failed={error !== undefined} />;
  return (
    <chakra.div px={{ base: "3", md: "gutter" }} py="2" display="grid" gap="4" alignContent="start" height="full">
      <PageHeader title={t("title")} />
      {isNone ? (
        <EmptyState drawing="fog" title={t("none")}>
          {t("none.hint")}
        </EmptyState>
      ) : error === undefined ? (
        <chakra.div display="grid" gap="4" aria-busy>
          <Skeleton height="12" />
          <Skeleton height="8" />
          <Skeleton height="60" />
        </chakra.div>
      ) : (
        <ErrorState
          labels={{ title: t("failed"), retry: t("refresh") }}
          onRetry={() => void read()}
          retrying={reading}
        />
      )}
    </chakra.div>
  );
}

interface ReadyProps {
  readonly vendor: Vendor;
  readonly search: VendorDetailsSearch;
  readonly onRead: () => void;
  readonly failed: boolean;
}

function Ready({ vendor, search, onRead, failed }: ReadyProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { navigate } = useNavigation();
  const { user } = useSession();
  const [isShown, setShown] = useState(false);
  const { code, details, settings, logo, createdAt } = vendor;
  const tab = search.tab ?? "basic";
  const since =
    createdAt === null
      ? ""
      : t("since", { date: dayText(new Date(createdAt * 1000).toISOString().slice(0, 10), language) });
  return (
    <chakra.div height="full" overflowY="auto">
      <chakra.header px={{ base: "3", md: "gutter" }} pt="3" display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.span
          display="grid"
          placeItems="center"
          boxSize="10"
          flex="none"
          borderRadius="control"
          borderWidth="1px"
          bg="white"
          color="gray.700"
          overflow="hidden"
        >
          {logo ? (
            <chakra.img src={logo.url} alt="" maxH="full" maxW="full" objectFit="contain" />
          ) : (
            <Building2 aria-hidden size={20} />
          )}
        </chakra.span>
        <chakra.div flex="1" minW="0">
          <chakra.h1 textStyle="lg" overflowWrap="anywhere">
            {details.orgName}{" "}
            <chakra.span
              textStyle="mono"
              fontSize="xs"
              fontWeight="normal"
              px="2"
              py="0.5"
              borderRadius="pill"
              bg="bg.sunken"
              color="fg.muted"
              verticalAlign="middle"
            >
              {t(`settings.mode.${settings.requestMode}`)}
            </chakra.span>
          </chakra.h1>
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            <chakra.span textStyle="mono">{code}</chakra.span>
            {[details.email, since].filter((part) => part !== "").map((part) => ` · ${part}`)}
          </chakra.p>
        </chakra.div>
        <Button variant="ghost" onClick={() => setShown(true)}>
          <History aria-hidden /> {t("changes")}
        </Button>
      </chakra.header>
      <Tabs vendor={vendor} tab={tab} />
      <chakra.div
        px={{ base: "3", md: "gutter" }}
        py="4"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        alignContent="start"
      >
        {failed && <Notice tone="warn">{t("failed")}</Notice>}
        {!vendor.editable && <Notice tone="info">{t("readOnly")}</Notice>}
        {tab === "basic" && (
          <BasicTab
            vendor={vendor}
            onRead={onRead}
            userid={user?.userid ?? ""}
            onEmail={(email) => navigate(vendorPath({ email, code }))}
          />
        )}
        {tab === "preferences" && <PreferencesTab vendor={vendor} onRead={onRead} />}
        {tab === "templates" && <TemplatesTab vendor={vendor} />}
        {tab === "prices" && <PricesTab vendor={vendor} />}
        {tab === "keys" && <KeysTab vendor={vendor} />}
        {tab === "users" && <UsersTab vendor={vendor} />}
        {tab === "signOn" && <SignOnTab vendor={vendor} />}
      </chakra.div>
      <ChangesDialog vendor={vendor} open={isShown} onClose={() => setShown(false)} />
    </chakra.div>
  );
}

/** Brings the tab of the part that is open into sight. One function, so that it runs once for each part that is opened. */
function bringIntoSight(tab: HTMLLIElement | null): void {
  tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The ways between the parts: links, because each has an address. */
function Tabs({ vendor, tab }: { readonly vendor: Vendor; readonly tab: VendorTab }) {
  const t = useMessages(messages);
  const { path } = useNavigation();
  const here = path.split("?")[0] ?? path;
  const { counts, preferences, code } = vendor;
  const missing = counts.templatePlaces - counts.templates;
  const tabs: readonly (readonly [tab: VendorTab | "programs", mark: ReactNode])[] = [
    ["basic", undefined],
    ["preferences", preferences.length],
    ["templates", missing === 0 ? counts.templates : t("templates.missing", { count: missing })],
    ["prices", undefined],
    ["keys", counts.keys],
    ["programs", counts.programs],
    ["users", counts.users],
    ["signOn", undefined],
  ];
  return (
    <chakra.nav aria-label={t("tabs")} px={{ base: "3", md: "gutter" }} pt="2">
      <chakra.ul
        listStyleType="none"
        display="flex"
        gap="1"
        overflowX="auto"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        {tabs.map(([each, mark]) => (
          <li key={each} ref={each === tab ? bringIntoSight : undefined}>
            <AppLink
              href={
                each === "programs"
                  ? `/dashboard/travel-request/programs?vendorCode=${encodeURIComponent(code)}`
                  : each === "basic"
                    ? here
                    : `${here}?tab=${each}`
              }
              {...(each === tab ? { "aria-current": "page" as const } : {})}
              display="flex"
              alignItems="center"
              gap="1.5"
              whiteSpace="nowrap"
              minH={{ base: "touch", md: "control" }}
              px="3"
              color="fg.muted"
              borderBottomWidth="2px"
              borderColor="transparent"
              _hover={{ color: "fg" }}
              css={{
                "&[aria-current=page]": { color: "fg", borderColor: "accent.solid", fontWeight: "strong" },
              }}
            >
              {t(`tab.${each}`)}
              {mark !== undefined && (
                <chakra.span color="fg.muted" fontWeight="normal" textStyle="figures">
                  {mark}
                </chakra.span>
              )}
            </AppLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
