import { Button, chakra } from "@chakra-ui/react";
import { ErrorState } from "@gatehouse/ui/error-state";
import { lazyComponent } from "@gatehouse/ui/lazy";
import { type ColorModePreference, type Density, useColorMode } from "@gatehouse/ui/theme";
import { useState } from "react";
import { AppLink, remember, remembered, useApi, usePageTitle, useRoleName, useSession } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { dateTime } from "../../app/time/index.ts";
import { chooseLanguage, languages, useLanguage, useMessages } from "../../i18n/index.ts";
import { DownloadOwnData } from "../own-data/download-own-data.tsx";
import { AboutPart } from "./about-part.tsx";
import { type Account, useAccount } from "./data/use-account.ts";
import { messages } from "./messages/index.ts";
import { Segments } from "./segments.tsx";
import { SessionsPart } from "./sessions-part.tsx";

const SecurityPart = lazyComponent(() => import("./security/security-part.tsx").then((loaded) => loaded.SecurityPart));

/** One's own account: sessions, password, what is said about oneself, preferences (ACC-27, ACC-28). */
export function AccountScreen() {
  const t = useMessages(messages);
  const roleName = useRoleName();
  const { user } = useSession();
  const { account, error, reading, read, keep } = useAccount();
  usePageTitle(t("title"));
  const who =
    user &&
    t("whoAt", {
      name: account?.name ?? user.name,
      role: roleName(user.role),
      organisation: user.organisation.name,
    });
  return (
    <chakra.div display="flex" flexDirection="column" flex="1" minW="0" overflowY="auto">
      <chakra.header px={{ base: "3", md: "gutter" }} pt="2" pb="3" borderBottomWidth="1px" borderColor="border.subtle">
        <PageHeader title={t("title")} note={who} />
      </chakra.header>
      {account ? (
        <Parts account={account} onSaved={(next) => void keep(next)} />
      ) : (
        <chakra.div px={{ base: "3", md: "gutter" }} py="4">
          {error === undefined ? (
            <chakra.output color="fg.muted">{t("loading")}</chakra.output>
          ) : (
            <ErrorState labels={{ title: t("failed"), retry: t("retry") }} onRetry={read} retrying={reading} />
          )}
        </chakra.div>
      )}
    </chakra.div>
  );
}

const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function Parts({ account, onSaved }: { readonly account: Account; readonly onSaved: (next: Account) => void }) {
  const { user } = useSession();
  const t = useMessages(messages);
  const zone = account.tz || deviceZone();
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 24rem" }}
      flex="1"
      minW="0"
    >
      <chakra.div display="grid" alignContent="start" gap="6" px={{ base: "3", md: "gutter" }} py="4" minW="0">
        <SessionsPart zone={zone} />
        <SecurityPart email={account.email} zone={zone} />
        <PasswordPart account={account} zone={zone} />
      </chakra.div>
      <chakra.div
        display="grid"
        alignContent="start"
        gap="6"
        px={{ base: "3", md: "gutter" }}
        py="4"
        borderInlineStartWidth={{ base: "0", lg: "1px" }}
        borderTopWidth={{ base: "1px", lg: "0" }}
        borderColor="border.subtle"
        minW="0"
      >
        <AboutPart account={account} onSaved={onSaved} />
        {user?.role === "TRAVELLER" && (
          <p>
            {t("traveller")}{" "}
            <AppLink href="/dashboard/traveler-profile" color="accent.fg" textDecoration="underline">
              {t("traveller.link")}
            </AppLink>
            .
          </p>
        )}
        <PreferencesPart account={account} onSaved={onSaved} />
        <DataPart />
      </chakra.div>
    </chakra.div>
  );
}

function PasswordPart({ account, zone }: { readonly account: Account; readonly zone: string }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { passwordChangedAt: at } = account;
  return (
    <chakra.section aria-labelledby="account-password" display="grid" gap="2">
      <chakra.h2 id="account-password" textStyle="md" fontWeight="strong">
        {t("password")}
      </chakra.h2>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.div flex="1 1 14rem" minW="0">
          <strong>
            {at === null ? t("password.unknown") : t("password.changed", { at: dateTime(at, zone, language) })}
          </strong>
          <chakra.div color="fg.muted">{t("password.help")}</chakra.div>
        </chakra.div>
        <Button asChild variant="outline">
          <AppLink href="/reset-password">{t("password.change")}</AppLink>
        </Button>
      </chakra.div>
    </chakra.section>
  );
}

const isPreference = (text: string | undefined): text is ColorModePreference => text === "light" || text === "dark";

const densities = ["compact", "comfortable"] as const satisfies readonly Density[];

/** Of this device; the language is that of mails, too. */
function PreferencesPart({
  account,
  onSaved,
}: {
  readonly account: Account;
  readonly onSaved: (next: Account) => void;
}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const api = useApi();
  const { mode, setMode } = useColorMode();
  const [chosen, setChosen] = useState<ColorModePreference>(() => {
    const kept = remembered("gatehouse.color-mode");
    return isPreference(kept) ? kept : "system";
  });
  const [density, setDensity] = useState<Density>(() =>
    document.documentElement.dataset["density"] === "comfortable" ? "comfortable" : "compact",
  );
  // The switch in the top bar is another way to choose.
  const preference = chosen === "system" || chosen === mode ? chosen : mode;
  const speak = async (code: "en" | "fr"): Promise<void> => {
    await chooseLanguage(code);
    const { name, phoneCode, phoneNumber, tz } = account;
    // What the page shows is chosen all the same; mails follow with the next try.
    const saved = await api.account.save({ name, phoneCode, phoneNumber, tz, language: code }).catch(() => undefined);
    if (saved) onSaved(saved);
  };
  return (
    <chakra.section aria-labelledby="account-preferences" display="grid" gap="1">
      <chakra.h2 id="account-preferences" textStyle="md" fontWeight="strong">
        {t("preferences")}
      </chakra.h2>
      <Segments
        label={t("language")}
        value={language}
        options={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        onChange={(code) => void speak(code)}
      />
      <Segments<ColorModePreference>
        label={t("theme")}
        value={preference}
        options={(["light", "dark", "system"] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChange={(next) => {
          setMode(next);
          setChosen(next);
        }}
      />
      <Segments<Density>
        label={t("density")}
        value={density}
        options={densities.map((value) => ({ value, label: t(`density.${value}`) }))}
        onChange={(next) => {
          remember("gatehouse.density", next);
          document.documentElement.dataset["density"] = next;
          setDensity(next);
        }}
      />
    </chakra.section>
  );
}

function DataPart() {
  const t = useMessages(messages);
  return (
    <chakra.section aria-labelledby="account-data" display="grid" gap="2">
      <chakra.h2 id="account-data" textStyle="md" fontWeight="strong">
        {t("data")}
      </chakra.h2>
      <chakra.p color="fg.muted">{t("data.help")}</chakra.p>
      <DownloadOwnData />
    </chakra.section>
  );
}
