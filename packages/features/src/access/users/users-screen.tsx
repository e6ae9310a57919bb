import { Button, chakra, Input } from "@chakra-ui/react";
import { DataGrid, type GridColumn } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { RefreshCw, ShieldCheck, UserPlus } from "lucide-react";
import { useMemo, useState } from "react";
import { useActions, useRoleName, useShortcut } from "../../app/index.ts";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { dateTime } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { type UserRow, useUsers } from "./data/use-users.ts";
import { FactorRolesDialog } from "./factor-roles-dialog.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { messages } from "./messages/index.ts";
import { UserPanel } from "./user-panel.tsx";
import { UserStatePill } from "./user-state-pill.tsx";
import { type UsersSearch, usersPageSize } from "./users-search.ts";

export interface UsersScreenProps {
  /** What the address says; read it with `parseUsersSearch`. */
  readonly search: UsersSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: UsersSearch) => void;
}

const rowId = ({ id }: UserRow): string => id;
const rowLabel = ({ name }: UserRow): string => name;
const none: readonly UserRow[] = [];

/** Who may sign in, and as what (ACC-24). */
export function UsersScreen({ search, onSearchChange }: UsersScreenProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const { found, error, reading, read } = useUsers(search);
  const [asked, setAsked] = useState(false);
  const [inviting, setInviting] = useState(false);
  const [requiring, setRequiring] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { text = "", page = 0 } = search;
  const [typed, setTyped] = useState(text);
  const rows = found?.content ?? none;
  const total = found?.totalElement ?? 0;
  const choices = found ?? { roles: [], vendors: [] };
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
  useActions([
    { id: "users.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void refresh() },
    { id: "users.invite", label: t("invite"), icon: UserPlus, run: () => setInviting(true) },
  ]);
  return (
    <chakra.div display="grid" gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)" height="full" minH="0">
      <chakra.header display="grid" gap="2" px={{ base: "3", md: "gutter" }} pt="2" pb="3">
        <PageHeader
          title={t("title")}
          note={<output>{found && t("total", { count: total, total: total.toLocaleString(language) })}</output>}
          tools={
            <>
              <Button aria-keyshortcuts="r" onClick={() => void refresh()}>
                <RefreshCw aria-hidden /> {t("refresh")}
              </Button>
              {found?.factorRoles && (
                <Button onClick={() => setRequiring(true)}>
                  <ShieldCheck aria-hidden /> {t("factorRoles")}
                </Button>
              )}
              <Button variant="solid" disabled={!found} onClick={() => setInviting(true)}>
                <UserPlus aria-hidden /> {t("invite")}
              </Button>
            </>
          }
        />
        <chakra.form
          aria-label={t("search")}
          display="flex"
          gap="2"
          onSubmit={(event) => {
            event.preventDefault();
            onSearchChange(typed.trim() === "" ? {} : { text: typed.trim() });
          }}
        >
          <Input
            type="search"
            aria-label={t("search")}
            placeholder={t("search")}
            maxWidth="20rem"
            maxLength={120}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              if (currentTarget.value === "" && text !== "") onSearchChange({});
            }}
          />
          <Button type="submit">{t("search.do")}</Button>
        </chakra.form>
      </chakra.header>
      <DataGrid
        id="access.users"
        label={t("title")}
        labels={useGridLabels()}
        columns={useUserColumns()}
        rows={rows}
        rowId={rowId}
        rowLabel={rowLabel}
        rowLines={narrow ? 2 : 1}
        scope={JSON.stringify(search)}
        onRowActivate={({ id }) => setChosen(id)}
        paging={{
          mode: "server",
          page,
          pageSize: usersPageSize,
          total,
          pageSizes: [usersPageSize],
          onChange: (next) =>
            onSearchChange({ ...(text === "" ? {} : { text }), ...(next.page > 0 ? { page: next.page } : {}) }),
        }}
        loading={found === undefined && error === undefined}
        refreshing={asked && reading}
        {...(error === undefined ? {} : { error: { message: t("failed"), onRetry: () => void refresh() } })}
        empty={<EmptyState drawing="fog" title={t(text === "" ? "empty" : "empty.search")} />}
        flashChanges
      />
      {found && (
        <>
          <InviteDialog
            open={inviting}
            choices={choices}
            onClose={() => setInviting(false)}
            onInvited={() => void refresh()}
          />
          {requiring && found.factorRoles && (
            <FactorRolesDialog
              required={found.factorRoles}
              roles={found.roles}
              onClose={() => setRequiring(false)}
              onChanged={refresh}
            />
          )}
          <UserPanel
            user={rows.find(({ id }) => id === chosen)}
            choices={choices}
            onClose={() => setChosen(undefined)}
            onChanged={() => void refresh()}
          />
        </>
      )}
    </chakra.div>
  );
}

function useUserColumns(): readonly GridColumn<UserRow>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const roleName = useRoleName();
  const narrow = useNarrow();
  return useMemo((): readonly GridColumn<UserRow>[] => {
    const roleText = ({ role }: UserRow) => (role === null ? t("role.none") : roleName(role));
    const state: GridColumn<UserRow> = {
      id: "state",
      header: t("column.state"),
      text: ({ state: of }) => t(`state.${of}`),
      cell: (row) => (
        <chakra.span display="inline-flex" alignItems="center" height="full">
          <UserStatePill user={row} />
        </chakra.span>
      ),
      width: 104,
    };
    if (narrow)
      return [
        {
          id: "summary",
          header: t("column.name"),
          value: ({ name }) => name,
          text: (row) => `${row.name}, ${row.email}, ${roleText(row)}`,
          cell: (row) => (
            <chakra.span display="grid" alignContent="center" gap="0.5" minW="0" height="full" lineHeight="tight">
              <chakra.span overflow="hidden" textOverflow="ellipsis">
                <strong>{row.name}</strong>
              </chakra.span>
              <chakra.span textStyle="xs" color="fg.muted" overflow="hidden" textOverflow="ellipsis">
                {[roleText(row), row.vendor, row.email].filter(Boolean).join(" · ")}
              </chakra.span>
            </chakra.span>
          ),
          rowHeader: true,
          hideable: false,
          resizable: false,
          fill: true,
        },
        { ...state, resizable: false, pin: "end" },
      ];
    return [
      { id: "name", header: t("column.name"), value: ({ name }) => name, width: 150, rowHeader: true, hideable: false },
      { id: "email", header: t("column.email"), value: ({ email }) => email, width: 252, grow: 1 },
      { id: "role", header: t("column.role"), value: roleText, width: 176 },
      // How an account stands is what people look for: on laptops, too, it is in sight.
      state,
      { id: "vendor", header: t("column.vendor"), text: ({ vendor }) => vendor ?? "–", width: 104 },
      {
        id: "lastSignIn",
        header: t("column.lastSignIn"),
        text: ({ lastSignInAt }) => (lastSignInAt === null ? "–" : dateTime(lastSignInAt, "UTC", language)),
        width: 166,
      },
      {
        id: "factor",
        header: t("factor"),
        text: ({ secondFactor }) => (secondFactor ? t("factor.on") : "–"),
        width: 106,
      },
      { id: "sessions", header: t("column.sessions"), value: ({ sessions }) => sessions, width: 76 },
    ];
  }, [t, language, roleName, narrow]);
}
