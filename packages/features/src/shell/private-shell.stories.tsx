import { chakra } from "@chakra-ui/react";
import { createMockWorld, type MockWorld } from "@gatehouse/api/mocks";
import type { MenuNode, Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleDot } from "lucide-react";
import { http, HttpResponse } from "msw";
import { useEffect } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { connection } from "../app/connection/index.ts";
import { type FinderProps, useActions, usePageTitle, useShortcut } from "../app/index.ts";
import { StoryApp } from "../app/story-app.tsx";
import { hardCodedTexts } from "../app/story-text.ts";
import type { MenuMarks } from "./menu-marks.ts";
import { PrivateShell } from "./private-shell.tsx";

const onNavigate = fn<(href: string) => void>();
const onAct = fn();

function Screen() {
  useActions([{ id: "refresh", label: "Refresh the queue", icon: CircleDot, keys: "r", run: onAct }]);
  useShortcut({ keys: "r", label: "Refresh the queue", run: onAct });
  return (
    <chakra.div p="4">
      <chakra.h1 textStyle="lg">Content of the page</chakra.h1>
      <chakra.input aria-label="A field" borderWidth="1px" borderColor="border.control" />
    </chakra.div>
  );
}

/** A mark as another area brings it. */
const marks: MenuMarks = { reportDownload: ({ folded }) => <span>{folded ? "•" : "2 ready"}</span> };

/** An area that knows one check-in. */
function Finder({ query, onFound }: FinderProps) {
  useEffect(() => {
    const one = { id: "one", label: "NOVAK, Ana · VY 2204", keywords: [query], run: onAct };
    onFound({ query, groups: [{ heading: "Check-ins", actions: query === "vy2204" ? [one] : [] }] });
  }, [query, onFound]);
  return null;
}

const Page = ({
  role = "OPERATOR",
  path = "/dashboard/checkin/info",
  marked = false,
  finding = false,
}: {
  readonly role?: Role;
  readonly path?: string;
  readonly marked?: boolean;
  readonly finding?: boolean;
}) => (
  <StoryApp role={role} path={path} onNavigate={onNavigate}>
    <PrivateShell {...(marked ? { marks } : {})} {...(finding ? { finder: Finder } : {})}>
      <Screen />
    </PrivateShell>
  </StoryApp>
);

/** The world of a story, made again for each run: what one changed must not be there in the next. */
let world: MockWorld;
const inWorld = (options: Parameters<typeof createMockWorld>[0] = {}): Pick<Story, "beforeEach" | "loaders"> => ({
  loaders: [
    ({ msw }) => {
      world = createMockWorld({ checkIns: [], ...options });
      (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    },
  ],
});

const meta = {
  title: "Shell/Private shell",
  component: Page,
  beforeEach: () => {
    onNavigate.mockClear();
    onAct.mockClear();
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  ...inWorld(),
};

/** Navigation, organisation with its address, and user (UI-7). */
export const SuccessTest: Story = {
  ...Success,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const navigation = await canvas.findByRole("navigation", { name: "Main navigation" });
    const home = await within(navigation).findByRole("link", { name: "Home" });
    await expect(home).toHaveAttribute("aria-current", "page");
    await expect(within(navigation).getByText("Gatehouse Operations")).toBeVisible();
    await expect(within(navigation).getByText("12 Harbour Street, Galway, H91 X0AY")).toBeVisible();
    await expect(within(navigation).getByText("Operator Demo")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "You are here" })).toHaveTextContent("Check-in/Home");
    await expect(canvas.getByText(/^Time in IST/).parentElement).toHaveTextContent(/\d\d:\d\d IST/);
    await waitFor(() => expect(canvas.getByText("Live: changes appear by themselves")).toBeInTheDocument());
  },
};

/** Whoever the toolbar chooses is signed in, in the world of the story too, although the story names nobody. */
export const RoleOfTheToolbarTest: Story = {
  ...inWorld(),
  globals: { role: "BILLING" },
  play: async ({ canvasElement }) => {
    const navigation = within(await within(canvasElement).findByRole("navigation", { name: "Main navigation" }));
    await expect(await navigation.findByRole("link", { name: "Billing Report" })).toBeVisible();
    await expect(navigation.getByText("Billing Demo")).toBeVisible();
    await expect(navigation.queryByRole("button", { name: "Check-in" })).toBeNull();
    await waitFor(() => expect(world.user()?.role).toBe("BILLING"));
  },
};

/** UI-7 */
export const GroupsFoldAndAreRemembered: Story = {
  ...inWorld(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = await canvas.findByRole("button", { name: "Check-in" });
    await expect(group).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(group);
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("link", { name: "Home" })).toBeNull();
    await expect(localStorage.getItem("gatehouse.nav.closed")).toBe("checkin");
  },
};

const entry = (mid: string, name: string, showInNavbar: boolean): MenuNode => ({
  mid,
  name,
  path: `/dashboard/${mid}`,
  showInNavbar,
  type: "item",
  children: [],
});
const bigMenu: readonly MenuNode[] = [
  {
    ...entry("reports", "Reports", true),
    path: "",
    type: "root",
    children: [entry("billing", "Billing", true), entry("past-data", "Past Data", false)],
  },
  { ...entry("partners", "Partners", true), type: "root" },
  { ...entry("secret", "Hidden group", false), type: "root" },
];

/** The server's menu rules: children and groups appear only when flagged for the navbar (ACC-14); the palette finds them all. */
export const OnlyWhatIsFlagged: Story = {
  loaders: [
    ({ msw }) => {
      world = createMockWorld({ checkIns: [] });
      const worker = msw as { use: (...handlers: MockWorld["handlers"]) => void };
      worker.use(
        http.get("*/api/auth-api/users/menu", () => HttpResponse.json(bigMenu)),
        ...world.handlers,
      );
    },
  ],
  args: { path: "/dashboard/past-data" },
};

export const OnlyWhatIsFlaggedTest: Story = {
  ...OnlyWhatIsFlagged,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const navigation = canvas.getByRole("navigation", { name: "Main navigation" });
    await expect(await within(navigation).findByRole("link", { name: "Billing" })).toBeVisible();
    await expect(within(navigation).getByRole("link", { name: "Partners" })).toBeVisible();
    await expect(within(navigation).queryByText("Past Data")).toBeNull();
    await expect(within(navigation).queryByText("Hidden group")).toBeNull();
    await expect(canvas.getByRole("navigation", { name: "You are here" })).toHaveTextContent("Reports/Past Data");
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect(await screen.findByRole("option", { name: "Past Data" })).toBeInTheDocument();
  },
};

const reader: Role = "OPERATOR";

/** A page that is in no menu, below one that is. */
function Below() {
  usePageTitle("TR-7", "/dashboard/checkin/info");
  return <Screen />;
}

/** A page below one of the menu says where it stands, and leads back there. */
export const BelowAPage: Story = {
  ...inWorld(),
  render: () => (
    <StoryApp role={reader} path="/dashboard/somewhere/else" onNavigate={onNavigate}>
      <PrivateShell>
        <Below />
      </PrivateShell>
    </StoryApp>
  ),
  play: async ({ canvasElement }) => {
    const place = await within(canvasElement).findByRole("navigation", { name: "You are here" });
    await waitFor(() => expect(place).toHaveTextContent("Check-in/Home/TR-7"));
    await expect(within(place).getByText("TR-7")).toHaveAttribute("aria-current", "page");
    await expect(document.title).toBe("TR-7 · Gatehouse");
    const navigation = within(canvasElement).getByRole("navigation", { name: "Main navigation" });
    await expect(within(navigation).getByRole("link", { current: true })).toHaveAccessibleName("Home");
    await userEvent.click(within(place).getByRole("link", { name: "Home" }));
    await expect(onNavigate).toHaveBeenCalledWith("/dashboard/checkin/info");
  },
};

/** UI-7 */
export const SidebarFolds: Story = {
  ...inWorld(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("link", { name: "Home" });
    await userEvent.keyboard("{Control>}b{/Control}");
    const navigation = canvas.getByRole("navigation", { name: "Main navigation" });
    await waitFor(() => expect(navigation.offsetWidth).toBe(56));
    // The name of the entry stays for screen readers and comes with the focus for the eye.
    const home = await within(navigation).findByRole("link", { name: "Home" });
    while (document.activeElement !== home) await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Home");
    await expect(localStorage.getItem("gatehouse.nav.folded")).toBe("yes");
    await userEvent.click(canvas.getByRole("button", { name: "Unfold the sidebar" }));
    await waitFor(() => expect(navigation.offsetWidth).toBe(232));
  },
};

/** The sidebar comes as it was left on this device (UI-7). */
export const AsItWasLeftTest: Story = {
  ...inWorld(),
  beforeEach: () => {
    localStorage.setItem("gatehouse.nav.closed", "checkin");
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = await canvas.findByRole("button", { name: "Check-in" });
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("link", { name: "Home" })).toBeNull();
  },
};

/** A folded sidebar comes folded (UI-7). */
export const LeftFoldedTest: Story = {
  ...inWorld(),
  beforeEach: () => {
    localStorage.setItem("gatehouse.nav.folded", "yes");
  },
  play: async ({ canvasElement }) => {
    const navigation = await within(canvasElement).findByRole("navigation", { name: "Main navigation" });
    await waitFor(() => expect(navigation.offsetWidth).toBe(56));
  },
};

export const SkipLinkComesFirst: Story = {
  ...inWorld(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("link", { name: "Home" });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Skip to the content" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

export const CommandPalette: Story = {
  ...inWorld(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("link", { name: "Home" });
    const field = canvas.getByRole("textbox", { name: "A field" });
    await userEvent.click(field);
    await userEvent.keyboard("{Control>}k{/Control}");
    const search = await screen.findByRole("combobox");
    await waitFor(() => expect(search).toHaveFocus());
    await waitFor(() => expect(screen.getByRole("option", { name: /Home/ })).toBeVisible());
    await userEvent.keyboard("refr");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onAct).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** What an area finds is there beside pages and actions, whatever the words of its labels (QUE-29); `/` opens the same box. */
export const PaletteFindsWhatAreasKnow: Story = {
  ...inWorld(),
  args: { finding: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("link", { name: "Home" });
    await userEvent.keyboard("/");
    const search = await screen.findByRole("combobox");
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard("vy2204");
    await userEvent.click(await screen.findByRole("option", { name: "NOVAK, Ana · VY 2204" }));
    await waitFor(() => expect(onAct).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  },
};

export const PaletteWithoutMatch: Story = {
  ...inWorld(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("link", { name: "Home" });
    await userEvent.keyboard("{Control>}k{/Control}");
    await waitFor(async () => expect(await screen.findByRole("combobox")).toHaveFocus());
    await userEvent.keyboard("zzzz");
    await expect(await screen.findByText("Nothing matches “zzzz”.")).toBeVisible();
  },
};

export const Shortcuts: Story = {
  ...inWorld(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("link", { name: "Home" });
    await userEvent.keyboard("r");
    await expect(onAct).toHaveBeenCalledOnce();
    // Not while typing.
    await userEvent.type(canvas.getByRole("textbox", { name: "A field" }), "r?");
    await expect(onAct).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("dialog")).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("?");
    const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    await waitFor(() => expect(within(dialog).getByText("Refresh the queue")).toBeVisible());
    // Single keys can be turned off (WCAG 2.1.4).
    await userEvent.click(within(dialog).getByRole("checkbox", { name: "Keys without Ctrl or ⌘ work" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("r");
    await expect(onAct).toHaveBeenCalledOnce();
  },
};

/** UI-7 */
export const Logout: Story = {
  ...inWorld(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Logout" }));
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith("/login"));
  },
};

export const LogoutWithoutNetwork: Story = {
  ...inWorld({ failing: { "access.logout": "NETWORK" } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Logout" }));
    await waitFor(async () =>
      expect(await screen.findByText("You are still signed in: the server could not be reached.")).toBeVisible(),
    );
    await expect(onNavigate).not.toHaveBeenCalled();
  },
};

export const SessionEndedElsewhere: Story = {
  ...inWorld(),
  args: { path: "/dashboard/checkin/info?view=disposed" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("link", { name: "Home" });
    await waitFor(() => expect(canvas.getByText("Live: changes appear by themselves")).toBeInTheDocument());
    world.endSession();
    // The path goes along, so that the reader comes back to it.
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith("/login?redirectUrl=%2Fdashboard%2Fcheckin%2Finfo%3Fview%3Ddisposed"),
    );
  },
};

export const ConnectionLost: Story = {
  ...inWorld(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText("Live: changes appear by themselves")).toBeInTheDocument());
    world.fail("access.ticket", "NETWORK");
    world.drop();
    await expect(await canvas.findByText("Not live", undefined, { timeout: 5000 })).toBeVisible();
    world.mend("access.ticket");
    await waitFor(() => expect(canvas.getByText("Live: changes appear by themselves")).toBeInTheDocument(), {
      timeout: 8000,
    });
  },
};

/** A stream that has not noticed yet says nothing else than the notice of the connection does. */
export const NothingArrivesOffline: Story = {
  ...inWorld(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText("Live: changes appear by themselves")).toBeInTheDocument());
    connection.state.set("offline");
    await waitFor(() => expect(canvas.queryByText("Live: changes appear by themselves")).toBeNull());
    // Told once: by the notice.
    await expect(canvas.queryByText("Not live")).toBeNull();
    await expect(canvas.queryByText(/do not arrive at the moment/)).toBeNull();
    connection.state.set("online");
    await waitFor(() => expect(canvas.getByText("Live: changes appear by themselves")).toBeInTheDocument());
  },
};

export const Loading: Story = {
  ...inWorld({ slow: { "access.menu": "infinite" } }),
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("status", { name: "Reading the menu…" })).toBeVisible();
  },
};

export const ErrorState: Story = {
  ...inWorld({ failing: { "access.menu": "INTERNAL_SERVER_ERROR" } }),
};

export const ErrorStateTest: Story = {
  ...ErrorState,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("The menu could not be read.")).toBeVisible();
    world.mend("access.menu");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: "Home" })).toBeVisible();
  },
};

/** Nothing is permitted: the menu says so. */
export const Empty: Story = {
  loaders: [
    ({ msw }) => {
      world = createMockWorld({ checkIns: [], role: "VENDOR" });
      const noMenu = http.get("*/api/auth-api/users/menu", () => HttpResponse.json([]));
      (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(noMenu, ...world.handlers);
    },
  ],
  args: { role: "VENDOR", path: "/dashboard/profile" },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Your role has no screens yet.")).toBeVisible();
  },
};

/** An area marks its entry: seen beside the name, and read with it; a dot in the folded sidebar. */
export const Marked: Story = {
  ...inWorld({ role: "BILLING" }),
  args: { role: "BILLING", path: "/dashboard/report/billing-report", marked: true },
};

export const MarkedTest: Story = {
  ...Marked,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: "Download Reports 2 ready" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Billing Report" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(canvas.getByRole("button", { name: "Fold the sidebar" }));
    await expect(await canvas.findByRole("link", { name: /Download Reports\s*•/ })).toBeVisible();
  },
};

export const VendorOperator: Story = {
  ...inWorld({ role: "OPERATOR_VENDOR" }),
  args: { role: "OPERATOR_VENDOR" },
};

export const VendorOperatorTest: Story = {
  ...VendorOperator,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Northwind Travel")).toBeVisible();
    await waitFor(() => expect(canvas.getByText("4 Quay Road, Floor 2, Bristol, BS1 4QA")).toBeVisible());
    await waitFor(() => expect(canvas.getByText("Vendor operator")).toBeVisible());
  },
};

export const Dark: Story = {
  ...inWorld(),
  globals: { theme: "dark" },
};

export const DarkTest: Story = {
  ...Dark,
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole("link", { name: "Home" })),
};

export const Phone: Story = {
  ...inWorld(),
  globals: { viewport: { value: "phone" } },
};

/** Below 768 px the navigation is a drawer (UI-7). */
export const PhoneTest: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("navigation", { name: "Main navigation" })).toBeNull();
    const toggle = await canvas.findByRole("button", { name: "Open the menu" });
    await userEvent.click(toggle);
    const drawer = await screen.findByRole("dialog");
    await expect(await within(drawer).findByRole("link", { name: "Home" })).toBeVisible();
    await expect(within(drawer).getByRole("button", { name: "Logout" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
  },
};

export const Smallest: Story = {
  ...inWorld(),
  globals: { viewport: { value: "small" } },
};

export const SmallestTest: Story = {
  ...Smallest,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Open the menu" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const French: Story = {
  ...inWorld(),
  globals: { language: "fr" },
};

export const FrenchTest: Story = {
  ...French,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("link", { name: "Accueil" })).toBeVisible();
    await expect(document.documentElement.lang).toBe("fr");
  },
};

export const PseudoLanguage: Story = {
  ...inWorld(),
  globals: { language: "en-XA" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("link", { name: /Ħǿ/ });
    const data = [
      /^Gatehouse/,
      /Operator Demo/,
      /Harbour Street/,
      /^(EN|FR|English|Français)$/,
      /(IST|EST|EDT)·*$/,
      /^(Content of the page|.*A field)$/,
      /^\d\d:\d\d/,
    ];
    await expect(hardCodedTexts(canvasElement, data)).toEqual([]);
  },
};
