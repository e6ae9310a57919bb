import { Box, Button, chakra, Stack } from "@chakra-ui/react";
import {
  type Address,
  addressFields,
  addressIssues,
  type Country,
  emptyAddress,
  isEmptyAddress,
} from "@gatehouse/domain/addresses";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { everyCountry } from "../country-field/story-world.ts";
import { AddressEditor } from "./index.ts";
import { addressIn, labelsIn } from "./story-stage.tsx";
import { addressWords } from "./words/index.ts";

const labels = labelsIn("en");
const words = addressWords.en.errors;
const saved = addressIn("USA", { line1: "1 Main St", city: "Reno", state: "NV", pincode: "89501" });

interface StageProps {
  readonly onSend: (address: unknown) => void;
}

/** The caller keeps the value, and says what is wrong with it from the first try on. */
function Controlled({ onSend }: StageProps) {
  const [address, setAddress] = useState(emptyAddress);
  const [country, setCountry] = useState<Country>();
  const [isTried, setTried] = useState(false);
  const issues = isEmptyAddress(address)
    ? [{ field: "line1", code: "addresses.line1.required" } as const]
    : addressIssues(address, country);
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (issues.length === 0) onSend(address);
      }}
    >
      <Stack gap="4" p="4" maxW="2xl">
        <AddressEditor
          value={address}
          onChange={setAddress}
          onCountry={setCountry}
          errors={isTried ? Object.fromEntries(issues.map(({ field, code }) => [field, words[code]])) : {}}
          labels={labels}
          searchCountries={everyCountry}
          locale="en"
          required
        />
        <Button type="submit" variant="solid" alignSelf="start">
          Send
        </Button>
      </Stack>
    </chakra.form>
  );
}

/** The editor keeps the value; the browser sends it with the form, and resets it. */
function Uncontrolled({ onSend }: StageProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Stack gap="4" p="4" maxW="2xl">
        <AddressEditor
          name="billing"
          defaultValue={saved}
          labels={labels}
          searchCountries={everyCountry}
          locale="en"
          autoComplete="billing"
        />
        <Stack direction="row" gap="2">
          <Button type="submit" variant="solid">
            Send
          </Button>
          <Button type="reset">Reset</Button>
        </Stack>
      </Stack>
    </form>
  );
}

interface TripForm {
  readonly address: Address;
}

/** One field of a react-hook-form: checked by the rules of its country, focused where it is wrong. */
function WithReactHookForm({ onSend }: StageProps) {
  const [country, setCountry] = useState<Country>();
  const form = useForm<TripForm>({ defaultValues: { address: saved } });
  const { errors } = form.formState;
  return (
    <chakra.form noValidate onSubmit={(event) => void form.handleSubmit(({ address }) => onSend(address))(event)}>
      <Stack gap="4" p="4" maxW="2xl">
        <Controller
          control={form.control}
          name="address"
          rules={{ validate: (address) => addressIssues(address, country)[0]?.code ?? true }}
          render={({ field, fieldState }) => (
            <AddressEditor
              {...field}
              onCountry={setCountry}
              errors={
                fieldState.invalid
                  ? Object.fromEntries(
                      addressIssues(field.value, country).map((issue) => [issue.field, words[issue.code]]),
                    )
                  : {}
              }
              labels={labels}
              searchCountries={everyCountry}
              locale="en"
              required
            />
          )}
        />
        <output>{errors.address?.message}</output>
        <Stack direction="row" gap="2">
          <Button type="submit" variant="solid">
            Send
          </Button>
          <Button type="button" onClick={() => form.reset()}>
            Reset
          </Button>
        </Stack>
      </Stack>
    </chakra.form>
  );
}

const meta = {
  title: "Address editor/In forms",
  component: Controlled,
  args: { onSend: fn() },
  decorators: [(Story) => <Box minH="lg">{Story()}</Box>],
} satisfies Meta<typeof Controlled>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const list = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const chooseCountry = async (typed: string, name: RegExp): Promise<void> => {
  await userEvent.clear(list("Country"));
  await userEvent.type(list("Country"), typed);
  await userEvent.click(await screen.findByRole("option", { name }));
};

export const KeptByTheCaller: Story = {
  render: Controlled,
};

export const KeptByTheCallerTest: Story = {
  ...KeptByTheCaller,
  play: async ({ args }) => {
    await press("Send");
    await expect(box("Address line 1")).toBeInvalid();
    await userEvent.type(box("Address line 1"), "Unter den Linden 1");
    await userEvent.type(box("City"), "Berlin");
    await chooseCountry("germany", /^Germany/);
    await press("Send");
    await waitFor(() => expect(box("Postal code")).toHaveAccessibleDescription(/^Enter the postal code\./));
    await userEvent.type(box("Postal code"), "1011");
    await waitFor(() =>
      expect(box("Postal code")).toHaveAccessibleDescription(/^This is no postal code of the country\./),
    );
    await userEvent.type(box("Postal code"), "7");
    await expect(box("Postal code")).toBeValid();
    await expect(args.onSend).not.toHaveBeenCalled();
    await press("Send");
    await expect(args.onSend).toHaveBeenLastCalledWith(
      addressIn("DEU", { line1: "Unter den Linden 1", city: "Berlin", pincode: "10117" }),
    );
  },
};

export const KeptByTheEditor: Story = {
  render: Uncontrolled,
};

export const KeptByTheEditorTest: Story = {
  ...KeptByTheEditor,
  play: async ({ args }) => {
    await waitFor(() => expect(list("State")).toHaveValue("Nevada"));
    await userEvent.clear(box("City"));
    await userEvent.type(box("City"), "Elko");
    await userEvent.clear(list("State"));
    await userEvent.type(list("State"), "Utah");
    await press("Send");
    // What is sent are codes, not the names that are seen.
    await expect(args.onSend).toHaveBeenLastCalledWith(
      Object.fromEntries(
        addressFields.map((field) => [`billing.${field}`, { ...saved, city: "Elko", state: "UT" }[field]]),
      ),
    );
    await chooseCountry("japan", /^Japan/);
    await userEvent.clear(list("Country"));
    await userEvent.type(list("Country"), "nowhere");
    await press("Reset");
    await waitFor(() => expect(list("Country")).toHaveValue("United States"));
    await expect(list("Country")).toBeValid();
    await expect(box("City")).toHaveValue("Reno");
    await expect(list("State")).toHaveValue("Nevada");
  },
};

export const InReactHookForm: Story = {
  render: WithReactHookForm,
};

export const InReactHookFormTest: Story = {
  ...InReactHookForm,
  play: async ({ args }) => {
    await waitFor(() => expect(list("Country")).toHaveValue("United States"));
    await userEvent.clear(box("ZIP code"));
    await userEvent.type(box("ZIP code"), "1");
    await press("Send");
    await waitFor(() => expect(box("ZIP code")).toBeInvalid());
    await expect(args.onSend).not.toHaveBeenCalled();
    // The form puts the focus where the mistake is.
    await waitFor(() => expect(box("ZIP code")).toHaveFocus());
    await press("Reset");
    await waitFor(() => expect(box("ZIP code")).toHaveValue("89501"));
    await expect(box("ZIP code")).toBeValid();
    await chooseCountry("canada", /^Canada/);
    await userEvent.type(list("Province"), "ontario");
    await userEvent.clear(box("Postal code"));
    await userEvent.type(box("Postal code"), "M5V 3L9");
    await press("Send");
    await waitFor(() =>
      expect(args.onSend).toHaveBeenLastCalledWith({ ...saved, country: "CAN", state: "ON", pincode: "M5V 3L9" }),
    );
  },
};
