import type { DisruptionApi, TripInfo } from "@gatehouse/api/client/disruption";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { DisruptionApiContext } from "./data/use-landing.ts";
import { LandingScreen } from "./landing-screen.tsx";

const at = Date.UTC(2026, 10, 21, 16, 30) / 1000;
const place = (iata: string, city: string, cityFrench = city) => ({ iata, name: `${city} Airport`, city, cityFrench });
const flight = {
  airline: { iata: "TP", name: "TAP Air Portugal" },
  flightnum: "210",
  from: place("JFK", "New York"),
  to: place("LIS", "Lisbon", "Lisbonne"),
  dept: { date: "2026-11-21", time: "23:30", utc: at + 40_000 },
  arrival: { date: "2026-11-22", time: "11:20", utc: at + 64_000 },
};
const price = { hundredths: 80_520, unit: "USD", absorbed: 80_520, payable: 0 };
const sample: TripInfo = {
  searchId: "sample-search-id-00001",
  bookingNo: "60418827",
  segment: { ...flight, segmentid: 7 },
  kind: "CANCELLED",
  minutes: 0,
  travellers: [{ firstname: "Ana" }, { firstname: "Luka" }, { firstname: "Mia" }],
  fdaStatus: "OPENED",
  statusAt: at,
  fdaLoungePassDocumentId: null,
  covered: true,
  chosen: null,
  question: null,
  vendor: { name: "Northwind Travel", logo: null },
  care: { email: "care@northwind.example", phone: "+1 202 555 0123" },
};

/** What the server answers with an error. */
class Answered extends Error {
  readonly status = 404;
  readonly data = undefined;
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

interface StageProps {
  readonly info?: Partial<TripInfo>;
  readonly fails?: string;
  readonly waits?: boolean;
  readonly withoutId?: boolean;
  readonly onLeave: (path: string) => void;
}

function apiOf({ info, fails, waits }: StageProps): DisruptionApi {
  let now: TripInfo = { ...sample, ...info };
  const statusOf = {
    NO_SELECTION: "NO_ACTION",
    LOUNGE_PASS: "LOUNGE_REQUESTED",
    ALTERNATIVE_FLIGHTS: "SEARCHING",
  } as const;
  const calls = {
    tripInfo: () =>
      waits ? new Promise<never>(() => undefined) : fails ? Promise.reject(new Answered(fails)) : Promise.resolve(now),
    choose: ({ selection }: { readonly selection: keyof typeof statusOf }) => {
      now = { ...now, fdaStatus: statusOf[selection] };
      return Promise.resolve(now);
    },
    answerPrice: () => Promise.resolve((now = { ...now, question: null })),
  };
  const care = { email: "care@gatehouse.example", phone: "+1 202 555 0199" };
  return { disruption: calls, flights: { customerCare: () => Promise.resolve(care) } };
}

function Stage(props: StageProps) {
  const link = props.withoutId ? undefined : { searchid: sample.searchId, token: "t" };
  return (
    <DisruptionApiContext value={apiOf(props)}>
      <LandingScreen link={link} onLeave={props.onLeave} />
    </DisruptionApiContext>
  );
}

const meta = {
  title: "Disruption/Landing",
  component: Stage,
  args: { onLeave: fn() },
  globals: { density: "comfortable" },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { density: "comfortable", viewport: { value: "phone" } };

export const Ready: Story = {};
export const Searching: Story = { args: { waits: true } };
export const NoSearchId: Story = { args: { withoutId: true } };
export const SearchFailed: Story = { args: { fails: "LINK_NOT_FOUND" } };
export const InvalidData: Story = { args: { info: { travellers: [] } } };
export const NoAction: Story = { args: { info: { fdaStatus: "NO_ACTION" } }, globals: phone };
export const LoungeAsked: Story = { args: { info: { fdaStatus: "LOUNGE_REQUESTED" } } };
export const LoungeGiven: Story = {
  args: { info: { fdaStatus: "TRIGGERED_SUCCESSFULLY", fdaLoungePassDocumentId: "d_1" } },
};
export const NotCovered: Story = { args: { info: { covered: false, kind: "DELAYED", minutes: 250 } } };
export const Chosen: Story = {
  args: { info: { fdaStatus: "ALTERNATIVE_CHOSEN", chosen: { flights: [flight], price } } },
};
export const PriceChanged: Story = {
  args: {
    info: {
      fdaStatus: "ALTERNATIVE_CHOSEN",
      chosen: { flights: [flight], price },
      question: {
        price: { hundredths: 320_000, unit: "USD", absorbed: 300_000, payable: 20_000 },
        before: price,
        expiresAt: at + 7200,
      },
    },
  },
};
export const Confirmed: Story = {
  args: { info: { fdaStatus: "CONFIRMED", chosen: { flights: [flight], price } } },
};
export const French: Story = { globals: { ...phone, language: "fr", theme: "dark" } };

export const ReadyTest: Story = {
  ...Ready,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Your flight to Lisbon was cancelled" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^No action is needed/ }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Are you sure?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Give me lounge access/ }));
    await userEvent.click(within(await canvas.findByRole("dialog")).getByRole("button", { name: "Confirm" }));
    await expect(
      await canvas.findByText(
        "You have selected “Give me lounge access”. We will forward you the lounge pass, if not already forwarded.",
      ),
    ).toBeVisible();
    await expect(canvas.getByText("Successfully saved your selection.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Give me lounge access/ })).toBeDisabled();
    // A booking's own Customer Care, not that of the site.
    await expect(canvas.getByRole("link", { name: "care@northwind.example" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Search for alternative/ }));
    await expect(args.onLeave).toHaveBeenCalledWith(
      expect.stringMatching(/^\/fsbsearch\?from=JFK&to=LIS.*passengerCount=3.*bookingNo=60418827$/),
    );
  },
};

/** A late flight still flies: its way is not crossed out as that of a cancelled one is. */
export const LateTest: Story = {
  ...NotCovered,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Delayed .*4.h.*10/)).toBeVisible();
    await expect(canvasElement.querySelector(".flight .leg .lucide-plane")).toBeInTheDocument();
    await expect(canvasElement.querySelector(".flight .leg .lucide-x")).toBeNull();
  },
};

export const StatesTest: Story = {
  ...NoSearchId,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(
      "Failed to search. Search id is missing.",
    );
    // DIS-15
    const help = within(within(canvasElement).getByRole("region", { name: "Would you rather talk to us?" }));
    await expect(await help.findByRole("link", { name: "care@gatehouse.example" })).toBeVisible();
    await expect(help.getByRole("link", { name: "+1 202 555 0199" })).toHaveAttribute("href", "tel:+12025550199");
  },
};

export const FailedTest: Story = {
  ...SearchFailed,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("Search failed. Please try again.");
  },
};

export const InvalidTest: Story = {
  ...InvalidData,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(
      "Data received for search id is not valid.",
    );
  },
};

export const LoungeGivenTest: Story = {
  ...LoungeGiven,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("button", { name: /^Give me lounge access.*Selected/ }),
    ).toBeDisabled();
  },
};

export const FrenchTest: Story = {
  ...French,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Votre vol vers Lisbonne a été annulé" }),
    ).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
