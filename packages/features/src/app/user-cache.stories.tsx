import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, use, useState } from "react";
import useSWR from "swr";
import { expect, userEvent, within } from "storybook/test";
import { StoryApp } from "./story-app.tsx";
import { UserCache } from "./user-cache.tsx";

let arrive = (): void => undefined;
let texts: Promise<string> | undefined;

/** Its texts are on their way when it is first shown. */
const Late = () => <p>{texts && use(texts)}</p>;

const Page = () => {
  const { data } = useSWR("flights", () => Promise.resolve(3));
  const [isLate, show] = useState(false);
  return (
    <>
      <p>{data} flights</p>
      <button type="button" onClick={() => show(true)}>
        Show
      </button>
      {isLate && <Late />}
    </>
  );
};

const meta = {
  title: "App/UserCache",
  component: UserCache,
  beforeEach: () => {
    texts = new Promise((resolve) => {
      arrive = () => resolve("Here now.");
    });
  },
} satisfies Meta<typeof UserCache>;
export default meta;
type Story = StoryObj<typeof meta>;

const pageWaits = async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
  const canvas = within(canvasElement);
  await canvas.findByText("3 flights");
  await userEvent.click(canvas.getByRole("button", { name: "Show" }));
  arrive();
  await expect(await canvas.findByText("Here now.")).toBeVisible();
  await expect(canvas.getByText("3 flights")).toBeVisible();
};

/** What waits for its texts hides the page, not what was read for it. */
export const WaitsBelowTest: Story = {
  args: { children: <Page /> },
  render: (args) => (
    <Suspense fallback="Everything waits.">
      <UserCache {...args} />
    </Suspense>
  ),
  play: pageWaits,
};

/** An app takes the cache that stands around it, and makes none of its own that would be gone once all of it waits. */
export const WaitsAroundAnAppTest: Story = {
  args: { children: undefined },
  render: () => (
    <Suspense fallback="Everything waits.">
      <StoryApp>
        <Page />
      </StoryApp>
    </Suspense>
  ),
  play: pageWaits,
};
