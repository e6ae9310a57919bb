import type { Address } from "@gatehouse/domain/addresses";
import type { DetailedHTMLProps, HTMLAttributes, SyntheticEvent } from "react";
import type { AddressEditorElement, AddressEventDetail } from "./address-editor-element.tsx";

type AddressEvent = SyntheticEvent<AddressEditorElement, CustomEvent<AddressEventDetail>>;

/** The element in JSX of React 19, which sets what the element has as properties and the rest as attributes. */
export interface AddressEditorElementProps extends Omit<
  DetailedHTMLProps<HTMLAttributes<AddressEditorElement>, AddressEditorElement>,
  "autoComplete" | "children" | "onChange" | "onInput"
> {
  readonly name?: string | undefined;
  /** The address, or a part of one: it is what the element shows until it is given another one. */
  readonly value?: Partial<Address> | undefined;
  /** Code of the country that the form begins with, of two or three letters. */
  readonly country?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly theme?: "auto" | "dark" | "light" | undefined;
  readonly density?: "comfortable" | "compact" | undefined;
  /** The section for browsers: `shipping`, `billing`; `off`. */
  readonly autocomplete?: string | undefined;
  readonly countries?: AddressEditorElement["countries"] | undefined;
  readonly labels?: AddressEditorElement["labels"] | undefined;
  readonly errors?: AddressEditorElement["errors"] | undefined;
  /** When a field was left or a country chosen: `event.nativeEvent.detail`. */
  readonly onChange?: ((event: AddressEvent) => void) | undefined;
  /** At every change: `event.nativeEvent.detail`. */
  readonly onInput?: ((event: AddressEvent) => void) | undefined;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "gatehouse-address-editor": AddressEditorElementProps;
    }
  }
}
