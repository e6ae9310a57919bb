import "./choice.css";
import type { ComponentProps } from "react";

export interface ChoiceProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  /** One of several, or a yes or no. */
  readonly type: "checkbox" | "radio";
}

/** The one checkbox and the one radio button of the product; the label is the caller's. */
export const Choice = (props: ChoiceProps) => <input className="gh-choice" {...props} />;
