import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { RequestDetailsScreen } from "./details-screen.tsx";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: args.role ?? "CRM_OPERATOR", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

interface StageProps {
  readonly role: Role;
  /** The request of this traveller; none for one that does not exist. */
  readonly traveller: string;
}

const Stage = ({ role, traveller }: StageProps) => {
  const id = world.requests.all().find((request) => request.traveller.name.includes(traveller))?.id;
  return (
    <StoryApp role={role} path="/dashboard/travel-request/view-travel-details">
      <main style={{ blockSize: "100dvh" }}>
        <RequestDetailsScreen search={{ data: id ?? 1 }} />
      </main>
    </StoryApp>
  );
};

const meta = {
  title: "Requests/Travel Request Details",
  component: Stage,
  args: { role: "CRM_OPERATOR", traveller: "Ellen" },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const NotThere: Story = { args: { traveller: "Nobody" } };

/** The page says which request it is about, also where there is none. */
export const NotThereTest: Story = {
  ...NotThere,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).not.toBeEmptyDOMElement();
  },
};

/** A CRM operator copies what they press. */
export const Copying: Story = {
  play: async ({ canvasElement }) => {
    const copied: string[] = [];
    spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /^Hospital: .*, copy$/ }));
    await expect(await screen.findByText("Copied Hospital content")).toBeInTheDocument();
    await expect(copied).toHaveLength(1);
  },
};

/** Staff say why a request is cancelled; without it nothing happens (REQ-18). */
export const Cancelling: Story = {
  args: { role: "ADMIN" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Travel Request Details");
    await expect(canvas.queryByRole("button", { name: /, copy$/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel request" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Cancel TR-/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel request" }));
    await expect(await dialog.findByText("Please say why the request is cancelled.")).toBeVisible();
    await expect(world.calls.filter(({ call }) => call === "requests.cancel")).toHaveLength(0);
    await userEvent.type(dialog.getByRole("textbox"), "Asked for by telephone.");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel request" }));
    await expect(await canvas.findByText("This travel request was cancelled: Asked for by telephone.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Cancel request" })).toBeNull());
  },
};

/** What is booked leads to its trip, and to the next version of it (REQ-2). */
export const BookedTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 1, name: "Travel Request Details" });
    await expect(canvas.queryByRole("link", { name: "View trip" })).toBeNull();
    const id = world.requests.all().find(({ traveller }) => traveller.name.includes("Ellen"))?.id ?? 0;
    world.requests.change(id, { status: "BOOKED", bookingNo: "ALD-70344" });
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await expect(await canvas.findByRole("link", { name: "View trip" })).toHaveAttribute(
      "href",
      "/dashboard/my-trips/view-trips-details?data=ALD-70344&vendorCode=ALD&type=itinerary",
    );
    await expect(canvas.getByRole("link", { name: /^Upload Itinerary/ })).toHaveAttribute(
      "href",
      `/dashboard/trips/create?travelRequestId=${id}&bookingNo=ALD-70344&bookingCreated=true&vendorCode=ALD`,
    );
  },
};

/** The licence's number is told by its end; staff are shown the whole when they ask, and copy it (PRO-9). */
export const ShowsNumber: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("•••417");
    await expect(canvas.queryByRole("button", { name: /^License number: .*, copy$/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show License number" }));
    await canvas.findByRole("button", { name: "License number: M6250417, copy" });
    await expect(canvas.getByText("•••567")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hide License number" }));
    await canvas.findByText("•••417");
  },
};

/** Travellers see the ends only here: the whole stands on their profile. */
export const TravellersNumbers: Story = {
  args: { role: "TRAVELLER", traveller: "Tessa" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("•••417");
    await expect(canvas.queryByRole("button", { name: /^Show / })).toBeNull();
  },
};

/** The request of a traveller as it stands, changed for the story. */
function ofTraveller(name: string): ReturnType<MockWorld["requests"]["all"]>[number] {
  const found = world.requests.all().find(({ traveller }) => traveller.name.includes(name));
  if (!found) throw new Error(`Nobody is called ${name}.`);
  return found;
}

const changed =
  (change: () => void) =>
  (context: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    inWorld()(context);
    change();
    return {};
  };

/** Cars of two companies each say whose they are. */
export const TwoCompanies: Story = {
  loaders: [
    changed(() => {
      const { id, request } = ofTraveller("Ellen");
      const [car] = request.cars;
      if (!car) throw new Error("There is no car.");
      world.requests.change(id, { request: { ...request, cars: [car, { ...car, company: "Example Cars" }] } });
    }),
  ],
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole("region", { name: "Car Rental Details" }));
    await expect(card.getAllByText("Company").map((label) => label.nextElementSibling?.textContent)).toEqual([
      "National Car Rental",
      "Example Cars",
    ]);
  },
};

/** Who does not want the call house is asked about this one: its name, address and website stand there. */
export const CallHouseRefused: Story = {
  loaders: [
    changed(() => {
      const { id, request } = ofTraveller("Ellen");
      world.requests.change(id, {
        request: {
          ...request,
          accommodations: request.accommodations.filter(({ type }) => type !== "CALL_HOUSE"),
          extraInfo: { callHouseDetails: { consent: false } },
        },
      });
    }),
  ],
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole("region", { name: "Call House Details" }));
    await expect(card.getByText("No consent")).toBeVisible();
    const textOf = (label: string) => card.getByText(label).nextElementSibling?.textContent ?? "";
    await expect(textOf("Name")).not.toBe("-");
    await expect(textOf("Address")).not.toBe("-");
    await expect(card.getByRole("link")).toHaveAttribute("href", expect.stringMatching(/^https:/));
    await expect(textOf("Check-in")).toBe("-");
  },
};

/** A long e-mail address breaks in its column, and runs over nothing. */
const addressFits: Story["play"] = async ({ canvasElement }) => {
  const button = await within(canvasElement).findByRole("button", { name: /^User id: .*, copy$/ });
  const cell = button.parentElement?.getBoundingClientRect();
  await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual((cell?.right ?? 0) + 0.5);
};

const longAddress = changed(() => {
  const { id, traveller } = ofTraveller("Ellen");
  world.requests.change(id, { traveller: { ...traveller, email: "ellen.grace.marchetti@gatehouse.example" } });
});

export const LongAddress: Story = { loaders: [longAddress], play: addressFits };

export const LongAddressOnPhone: Story = {
  loaders: [longAddress],
  globals: { viewport: { value: "phone" } },
  play: addressFits,
};

/** No name of a fact breaks inside a word on a phone. */
export const NamesOnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const label = await within(canvasElement).findByText("Province/State");
    await expect(label.getClientRects()).toHaveLength(1);
    const range = document.createRange();
    range.selectNodeContents(label);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};
