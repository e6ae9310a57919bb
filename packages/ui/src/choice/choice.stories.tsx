import type { Meta, StoryObj } from "@storybook/react-vite";
import { Choice } from "./choice.tsx";

const meta = {
  title: "Choice",
  tags: ["autodocs"],
  component: Choice,
  args: { type: "checkbox" },
  render: () => (
    <div style={{ display: "grid", gap: "0.75rem", padding: "1rem", justifyItems: "start" }}>
      {(["checkbox", "radio"] as const).map((type) =>
        [false, true].map((checked) =>
          [false, true].map((disabled) => (
            <label
              key={`${type} ${checked} ${disabled}`}
              style={{ display: "flex", gap: "0.5rem", alignItems: "center" }}
            >
              <Choice
                type={type}
                name={`${type} ${checked} ${disabled}`}
                defaultChecked={checked}
                disabled={disabled}
              />
              {type}
              {checked && ", chosen"}
              {disabled && ", off"}
            </label>
          )),
        ),
      )}
    </div>
  ),
} satisfies Meta<typeof Choice>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
export const Dark: StoryObj<typeof meta> = { globals: { theme: "dark" } };
