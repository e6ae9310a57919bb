import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { ClockContext } from "../../app/time/index.ts";
import { CommentsPanel } from "./comments-panel.tsx";
import { FoldedComments } from "./folded-comments.tsx";

const moment = Date.UTC(2026, 10, 20, 17, 12, 0) / 1000;
const clock = () => moment;
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    localStorage.clear();
    world = createMockWorld({ role: args.role ?? "CRM_OPERATOR", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

const Stage = ({ role }: { readonly role: Role }) => (
  <StoryApp role={role} path="/dashboard/travel-request/view-travel-details">
    <main style={{ maxInlineSize: "30rem", padding: "1rem" }}>
      <ClockContext value={clock}>
        <CommentsPanel kind="TR" travelRequestId={world.cases.all()[0]?.travelRequestId ?? 0} />
      </ClockContext>
    </main>
  </StoryApp>
);

const meta = {
  title: "Cases/Comments",
  component: Stage,
  args: { role: "CRM_OPERATOR" },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (canvasElement: HTMLElement, text: string) => {
  const box = await within(canvasElement).findByRole("textbox", { name: "Message" });
  await userEvent.click(box);
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.type(box, text, { skipClick: true });
  await waitFor(() => expect(box).toHaveTextContent(text));
};
const firstId = () => world.cases.all()[0]?.id ?? 0;

export const Staff: Story = {};

export const StaffTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = await canvas.findByRole("log", { name: "External Comment" });
    // Newest first, under the names that staff read (CMT-6).
    const names = within(log)
      .getAllByRole("article")
      .map((article) => article.getAttribute("aria-label"));
    await expect(names).toHaveLength(4);
    await expect(names[1]).toMatch(/ Travel Team$/);
    await expect(await canvas.findByText("The traveller will see this")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: /Internal Comment/ }));
    await expect(await canvas.findByText("Only staff see this, never the traveller")).toBeVisible();
    await expect(await canvas.findByText("Cost centre 4410 pays flight and car.")).toBeVisible();
  },
};

/** Writing, sending, taking back; nothing is sent where there is nothing. */
export const WritingTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Send/ }));
    await expect(await screen.findByText("You can't send a blank comments.")).toBeInTheDocument();
    await write(canvasElement, "Row 14 is open.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(world.cases.comments().at(-1)?.html).toBe("<p>Row 14 is open.</p>"));
    const mine = (await within(await canvas.findByRole("log")).findByText("Row 14 is open.")).closest("article");
    if (!mine) throw new Error("There is no comment.");
    await expect(within(mine).getByText("you")).toBeVisible();
    await userEvent.click(within(mine).getByRole("button", { name: /Take back/ }));
    await waitFor(() => expect(world.cases.comments().some(({ html }) => html.includes("Row 14"))).toBe(false));
  },
};

/** What could not be sent stays, and is one comment when it is sent again (CMT-8). */
export const FailedTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await write(canvasElement, "Please call me");
    world.fail("cases.comment", "NETWORK");
    await userEvent.click(canvas.getByRole("button", { name: /^Send/ }));
    await expect(await canvas.findByText(/It is still here\./)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveTextContent("Please call me");
    world.mend("cases.comment");
    // Whoever waits for the connection is told that it is there.
    world.drop();
    await expect(await canvas.findByText(/^The connection is back\./)).toBeVisible();
    await expect(canvas.queryByText(/could not be sent/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(world.cases.comments().filter(({ html }) => html === "<p>Please call me</p>")).toHaveLength(1),
    );
    const ids = world.calls
      .filter(({ call }) => call === "cases.comment")
      .map(({ input }) => (input as { readonly clientId: string }).clientId);
    await expect(new Set(ids).size).toBe(1);
  },
};

const sent = () =>
  world.calls
    .filter(({ call }) => call === "cases.comment")
    .map(({ input }) => input as { readonly clientId: string; readonly comments: string });

/** After an answer that was lost, other words are another comment, and none of them is dropped (CMT-8). */
export const LostAnswerTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await write(canvasElement, "Please call me.");
    world.fail("cases.comment", "NETWORK");
    await userEvent.click(canvas.getByRole("button", { name: /^Send/ }));
    await canvas.findByText(/It is still here\./);
    world.mend("cases.comment");
    const box = canvas.getByRole("textbox", { name: "Message" });
    await waitFor(() => expect(box).toHaveTextContent("Please call me."));
    // It had arrived: the server knows its id.
    const [first] = sent();
    if (!first) throw new Error("Nothing was sent.");
    world.cases.say(
      {
        caseId: firstId(),
        kind: "TR",
        audience: "external",
        segmentId: 0,
        html: first.comments,
        at: moment,
        by: "crm-operator",
        name: "Crm Operator Demo",
        role: "CRM_OPERATOR",
        alias: "",
      },
      first.clientId,
    );
    await userEvent.click(box);
    await userEvent.type(box, " About my hotel.", { skipClick: true });
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(world.cases.comments().map(({ html }) => html)).toContain("<p>Please call me. About my hotel.</p>"),
    );
    await expect(new Set(sent().map(({ clientId }) => clientId)).size).toBe(2);
  },
};

/** What is typed while a comment is on its way is the next one, and says nothing twice (CMT-8). */
export const MeanwhileTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await write(canvasElement, "Alpha");
    world.delay("cases.comment", 1500);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    const box = canvas.getByRole("textbox", { name: "Message" });
    await waitFor(() => expect(box).not.toHaveTextContent("Alpha"));
    await userEvent.type(box, "Beta", { skipClick: true });
    await waitFor(() => expect(world.cases.comments().at(-1)?.html).toBe("<p>Alpha</p>"), { timeout: 5000 });
    await expect(await screen.findByText("Sent")).toBeInTheDocument();
    await expect(box).toHaveTextContent("Beta");
    world.delay("cases.comment", 0);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(world.cases.comments().at(-1)?.html).toBe("<p>Beta</p>"));
  },
};

/** A draft outlives the tab, and is its writer's alone (CMT-8). */
export const DraftTest: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement, "Half a thought");
    const name = `gatehouse.kept.comment..TR-${String(world.cases.all()[0]?.travelRequestId)}.TR.0.external`;
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(name) ?? "null")).toMatchObject({
        userid: "crm-operator",
        value: { html: "<p>Half a thought</p>" },
      }),
    );
  },
};

/** A comment of somebody else appears by itself (CMT-9). */
export const LiveTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole("article");
    world.cases.say({
      caseId: firstId(),
      kind: "TR",
      audience: "external",
      segmentId: 0,
      html: "<p>Thank you!</p>",
      at: moment,
      by: "traveller",
      name: "Ellen Marchetti",
      role: "TRAVELLER",
      alias: "",
    });
    await expect(await canvas.findByText("Thank you!")).toBeVisible();
  },
};

/** What comes above what is read moves nothing; it is counted, and one press leads to it (CMT-9). */
export const ArrivalsTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const main = canvasElement.querySelector("main");
    if (!main) throw new Error("There is no page.");
    Object.assign(main.style, { blockSize: "24rem", overflowY: "auto" });
    const articles = await canvas.findAllByRole("article");
    articles.at(-1)?.scrollIntoView({ block: "end" });
    const say = (html: string) =>
      world.cases.say({
        caseId: firstId(),
        kind: "TR",
        audience: "external",
        segmentId: 0,
        html,
        at: moment,
        by: "traveller",
        name: "Ellen Marchetti",
        role: "TRAVELLER",
        alias: "",
      });
    say("<p>Thank you!</p>");
    await expect(await canvas.findByRole("button", { name: "1 new comment" })).toBeVisible();
    say("<p>One more thing.</p>");
    const button = await canvas.findByRole("button", { name: "2 new comments" });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole("button", { name: /new comment/ })).toBeNull());
    const newest = canvas.getByText("One more thing.").closest("article");
    await expect(newest).toHaveFocus();
  },
};

/** What it is about stands beside the comments, as on the pages of trips, requests and cases. */
const Beside = ({ role }: { readonly role: Role }) => (
  <StoryApp role={role} path="/dashboard/my-trips/view-trips-details">
    <main
      style={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) 24rem",
        columnGap: "1.5rem",
        alignItems: "start",
        blockSize: "24rem",
        overflowY: "auto",
      }}
    >
      <ol>
        {Array.from({ length: 60 }, (_, day) => (
          <li key={day}>Day {day + 1}</li>
        ))}
      </ol>
      <div>
        <ClockContext value={clock}>
          <CommentsPanel kind="TR" travelRequestId={world.cases.all()[0]?.travelRequestId ?? 0} />
        </ClockContext>
        <p style={{ blockSize: "30rem" }}>What follows</p>
      </div>
    </main>
  </StoryApp>
);

const sayBeside = (html: string) =>
  world.cases.say({
    caseId: firstId(),
    kind: "TR",
    audience: "external",
    segmentId: 0,
    html,
    at: moment,
    by: "crm-operator",
    name: "Crm Operator Demo",
    role: "CRM_OPERATOR",
    alias: "",
  });

/** What is read stays where it is, whatever stands beside it: when comments come, grow and are taken back above it (CMT-9). */
export const HeldPlaceTest: Story = {
  args: { role: "TRAVELLER" },
  render: (args) => <Beside {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const main = canvas.getByRole("main");
    await canvas.findByRole("textbox", { name: "Message" });
    const [, read] = await canvas.findAllByRole("article");
    if (!read) throw new Error("There are too few comments.");
    const top = () => read.getBoundingClientRect().top;
    const settle = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    main.scrollTop += top() - main.getBoundingClientRect().top - 10;
    await settle();
    const before = top();
    const stays = async () => {
      await settle();
      await expect(Math.abs(top() - before)).toBeLessThanOrEqual(1);
    };
    const said = sayBeside("<p>Your seat is 14A.</p>");
    const newest = (await canvas.findByText("Your seat is 14A.")).closest("article");
    if (!newest) throw new Error("There is no comment.");
    await stays();
    // As when its picture arrives.
    newest.style.paddingBlockEnd = "20rem";
    await stays();
    newest.style.paddingBlockEnd = "";
    await stays();
    world.cases.remove(said?.id ?? 0);
    await waitFor(() => expect(canvas.queryByText("Your seat is 14A.")).toBeNull());
    await stays();
    // What stands below the comments stays, too.
    const below = canvas.getByText("What follows");
    main.scrollTop += below.getBoundingClientRect().top - main.getBoundingClientRect().top + 10;
    await settle();
    const place = below.getBoundingClientRect().top;
    sayBeside("<p>And a window.</p>");
    await canvas.findByText("And a window.");
    await settle();
    await expect(Math.abs(below.getBoundingClientRect().top - place)).toBeLessThanOrEqual(1);
  },
};

/** A word without an end, and a line of code, stay within the column. */
export const LongWordsTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole("article");
    const link = `https://a.example/${"booking".repeat(30)}`;
    world.cases.say({
      caseId: firstId(),
      kind: "TR",
      audience: "external",
      segmentId: 0,
      html: `<p>See ${link}</p><pre>const reference = "${"x".repeat(300)}";</pre>`,
      at: moment,
      by: "traveller",
      name: "Ellen Marchetti",
      role: "TRAVELLER",
      alias: "",
    });
    const words = await canvas.findByText(`See ${link}`);
    const column = canvas.getByRole("log", { name: "External Comment" }).getBoundingClientRect().right;
    await waitFor(() => expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(column));
    const code = canvas.getByText(/const reference/).closest("pre");
    await expect(code?.getBoundingClientRect().right).toBeLessThanOrEqual(column);
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  },
};

const reads = () =>
  world.calls.filter(({ call }) => call === "cases.read").map(({ input }) => (input as { readonly upTo: number }).upTo);

/** What was not in view is not read; what was, is, when everything before it was too (CMT-10). */
export const SeenTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const main = canvasElement.querySelector("main");
    if (!main) throw new Error("There is no page.");
    // The comments begin below what is in view.
    Object.assign(main.style, { paddingBlockStart: "200vh" });
    const articles = await canvas.findAllByRole("article");
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await expect(reads()).toEqual([]);
    // The newest is seen first: it is read with the older one that is not, and not before.
    const [newest, , , oldest] = articles;
    newest?.scrollIntoView({ block: "center" });
    oldest?.scrollIntoView({ block: "center" });
    await waitFor(() => expect(reads().at(-1)).toBe(Number(newest?.getAttribute("data-comment"))), { timeout: 5000 });
  },
};

export const CopyHeadersTest: Story = {
  play: async ({ canvasElement }) => {
    const copied: string[] = [];
    spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Copy chat headers" }));
    await expect(await screen.findByText("Copied chat header content")).toBeInTheDocument();
    await expect(copied[0]).toMatch(
      /^(?:Booking|Travel Request): \S+\nTraveller: .+\nTrip: \d\d-[A-Z][a-z]{2}-\d{4} to /,
    );
  },
};

/** The dates above the comments are French on a French page (UI-2). */
export const FrenchHeaderTest: Story = {
  globals: { language: "fr" },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^\d{1,2} \p{L}+\.? \d{4} au \d{1,2} \p{L}+\.? \d{4}$/u),
    ).toBeVisible();
  },
};

/** Travellers see what is for them, without tabs; after a reply they ask for the box again. */
export const Traveller: Story = { args: { role: "TRAVELLER" } };

export const TravellerTest: Story = {
  ...Traveller,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText("For any changes to the travel request, please type your message below."),
    ).toBeVisible();
    await expect(canvas.queryByRole("tab")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Copy chat headers" })).toBeNull();
    await expect(canvas.queryByText(/crm-operator/)).toBeNull();
    await write(canvasElement, "A window seat, please.");
    await userEvent.click(canvas.getByRole("button", { name: /^Send/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Add Note(s)" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Message" })).toHaveFocus());
  },
};

/** A booking of people without accounts: what is external reaches nobody, and staff are told so where they write. */
export const NoReader: Story = { loaders: [inWorld({ cases: { travellers: 0 } })] };

export const NoReaderTest: Story = {
  ...NoReader,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText("No traveller of this trip has an account: only staff see this"),
    ).toBeVisible();
    await expect(canvas.queryByText("The traveller will see this")).toBeNull();
    await userEvent.click(canvas.getByRole("tab", { name: /Internal Comment/ }));
    await expect(await canvas.findByText("Only staff see this, never the traveller")).toBeVisible();
  },
};

export const Nothing: Story = { loaders: [inWorld({ cases: { comments: [] } })] };

export const NothingTest: Story = {
  ...Nothing,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Nobody has written anything yet.")).toBeVisible();
  },
};

export const NotRead: Story = { loaders: [inWorld({ failing: { "cases.comments": "INTERNAL_SERVER_ERROR" } })] };

export const NotReadTest: Story = {
  ...NotRead,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("The comments could not be read.")).toBeVisible();
  },
};

export const FrenchPhone: Story = { globals: { viewport: { value: "phone" }, language: "fr" } };

export const FrenchPhoneTest: Story = {
  ...FrenchPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("textbox", { name: "Message" });
    await expect(canvas.getByRole("tab", { name: /^Commentaire externe/ })).toBeVisible();
    // Long words and a row of tools make the page no wider than the phone.
    const main = canvas.getByRole("main");
    const tooWide = () =>
      [...main.querySelectorAll("section, form, [role=log], [role=textbox], [role=tabpanel]")].filter(
        (part) => part.getBoundingClientRect().right > main.getBoundingClientRect().right,
      );
    await waitFor(() => expect(tooWide()).toEqual([]));
  },
};

/** A PNG of one point. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const file = (name: string, content = atob(png)) =>
  new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name, { type: "image/png" });

/** A picture waits until it has arrived, is read with the comment, and says what is wrong with it (CMT-15). */
export const PictureTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await write(canvasElement, "The key code:");
    const chooser = await canvas.findByLabelText("Picture", { selector: "input" });
    await userEvent.upload(chooser, file("page.png", "<html>"));
    await expect(await canvas.findByText(/^page\.png: It is no picture/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    world.fail("cases.uploadPicture", "NETWORK");
    await userEvent.upload(chooser, file("brigid.png"));
    const again = await canvas.findByRole("button", { name: "Try again" });
    world.mend("cases.uploadPicture");
    await userEvent.click(again);
    await expect(await canvas.findByRole("link", { name: "brigid.png, opens in a new tab" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Send/ }));
    await waitFor(() =>
      expect(world.cases.comments().at(-1)?.html).toMatch(/The key code:<img src="[^"]+" alt="brigid/),
    );
    const log = await canvas.findByRole("log");
    await expect(await within(log).findByRole("link", { name: "brigid.png, opens in a new tab" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^blob:/),
    );
  },
};

/** A comment is not sent without a picture that did not arrive: what can be done is said and reached (CMT-15). */
export const PictureHoldsTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await write(canvasElement, "The key code:");
    const chooser = await canvas.findByLabelText("Picture", { selector: "input" });
    world.fail("cases.uploadPicture", "NETWORK");
    await userEvent.upload(chooser, file("brigid.png"));
    const again = await canvas.findByRole("button", { name: "Try again" });
    await userEvent.click(canvas.getByRole("button", { name: /^Send/ }));
    await expect(
      await canvas.findByText("Nothing was sent yet: 1 picture did not arrive. Try it again or remove it, then send."),
    ).toBeVisible();
    await expect(again).toHaveFocus();
    await userEvent.click(canvas.getByRole("textbox", { name: "Message" }));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(again).toHaveFocus());
    await expect(sent()).toEqual([]);
    world.mend("cases.uploadPicture");
    await userEvent.click(again);
    await canvas.findByRole("link", { name: "brigid.png, opens in a new tab" });
    await expect(canvas.queryByText(/^Nothing was sent yet/)).toBeNull();
    // A file that is wrong can be taken off alone.
    await userEvent.upload(chooser, file("page.png", "<html>"));
    await canvas.findByText(/^page\.png: It is no picture/);
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Send/ }));
    await expect(
      await canvas.findByText("Nothing was sent yet: 1 file cannot be sent. Remove it, then send."),
    ).toBeVisible();
    const remove = canvas.getByRole("button", { name: "Remove" });
    await expect(remove).toHaveFocus();
    await expect(sent()).toEqual([]);
    await userEvent.click(remove);
    await userEvent.click(canvas.getByRole("button", { name: /^Send/ }));
    await waitFor(() => expect(world.cases.comments().at(-1)?.html).toMatch(/<img src="[^"]+" alt="brigid/));
  },
};

const aloud = /^This comment is too long: it has 1\d\d kB, and at most 100 kB can be sent\./;

/** What is too long is said before it is sent, with the limit; nothing of it goes (CMT-4). */
export const TooLongTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole("textbox", { name: "Message" });
    await userEvent.click(box);
    await waitFor(() => expect(box).toHaveFocus());
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "é".repeat(55_000));
    box.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
    await waitFor(() => expect(box.textContent).toHaveLength(55_000));
    await expect(await canvas.findByText(aloud)).toBeVisible();
    await expect(box).toHaveAccessibleDescription(aloud);
    await expect(box).toBeInvalid();
    await userEvent.click(canvas.getByRole("button", { name: /^Send/ }));
    await expect(box).toHaveFocus();
    await expect(sent()).toEqual([]);
    await expect(box.textContent).toHaveLength(55_000);
  },
};

export const PictureGoneTest: Story = {
  loaders: [
    inWorld({
      cases: {
        comments: [
          {
            kind: "TR",
            audience: "external",
            segmentId: 0,
            html: '<p><img src="/api/cases/pictures/00000000-0000-4000-8000-000000000009" alt="keys.png" /></p>',
            at: moment - 60,
            by: "traveller",
            name: "Ellen Marchetti",
            role: "TRAVELLER",
            alias: "",
          },
        ],
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("The picture cannot be shown: keys.png")).toBeVisible();
  },
};

const Folded = ({ role }: { readonly role: Role }) => {
  const [isFolded, setFolded] = useState(true);
  const about = { kind: "TR", travelRequestId: world.cases.all()[0]?.travelRequestId ?? 0 } as const;
  return (
    <StoryApp role={role} path="/dashboard/travel-request/view-travel-details">
      <main style={{ maxInlineSize: "60rem", padding: "1rem" }}>
        <ClockContext value={clock}>
          {isFolded ? (
            <FoldedComments {...about} onUnfold={() => setFolded(false)} />
          ) : (
            <CommentsPanel {...about} focusOnArrival />
          )}
        </ClockContext>
      </main>
    </StoryApp>
  );
};

/** As View / Edit of the pending list opens a request. */
export const FoldedForStaff: Story = { render: (args) => <Folded {...args} /> };
export const FoldedForTraveller: Story = { ...FoldedForStaff, args: { role: "TRAVELLER" } };

// CMT-19
export const FoldedTest: Story = {
  ...FoldedForStaff,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^\d+ comments?$/)).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Message" })).toBeNull();
    // Nobody has looked at them yet.
    await expect(world.calls.some(({ call }) => call === "cases.read")).toBe(false);
    await userEvent.click(canvas.getByRole("button", { name: "Show comments" }));
    await expect(await canvas.findByRole("textbox", { name: "Message" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Comments" })).toHaveFocus();
  },
};

export const FoldedForTravellerTest: Story = {
  ...FoldedForTraveller,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Nothing can be typed below it yet.
    const note = "For any changes, please show the comments and type your message there.";
    await expect(await canvas.findByText(note)).toBeVisible();
    await expect(canvas.queryByText(/type your message below/)).toBeNull();
  },
};
