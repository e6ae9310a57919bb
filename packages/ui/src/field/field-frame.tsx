import { chakra, useSlotRecipe } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface FieldNameProps {
  readonly children: ReactNode;
  readonly required?: boolean | undefined;
  /**
   * The word behind the name of a field that may be left empty: "(optional)". With it only the optional fields carry a mark, without
   * it only the required ones do, by a star: a form that marks both says everything twice.
   */
  readonly optional?: string | undefined;
}

/** The name of a field and its mark. */
export function FieldName({ children, required = false, optional }: FieldNameProps) {
  const field = useSlotRecipe({ key: "field" })();
  return (
    <>
      {children}
      {required && optional === undefined && (
        <chakra.span aria-hidden css={field["requiredIndicator"]}>
          *
        </chakra.span>
      )}
      {!required && optional !== undefined && (
        <chakra.span fontWeight="regular" color="fg.muted">
          {optional}
        </chakra.span>
      )}
    </>
  );
}

export interface FieldMessagesProps {
  /** Named by `aria-describedby` of the input. */
  readonly id: string;
  readonly error?: ReactNode;
  readonly helper?: ReactNode;
}

/** What is wrong with a field, read out when it appears, and what helps to fill it in. */
export function FieldMessages({ id, error, helper }: FieldMessagesProps) {
  const field = useSlotRecipe({ key: "field" })();
  return (
    <chakra.div id={id} css={{ display: "contents" }}>
      <chakra.div aria-live="polite" css={{ display: "contents" }}>
        {error !== undefined && <chakra.p css={field["errorText"]}>{error}</chakra.p>}
      </chakra.div>
      {helper !== undefined && <chakra.p css={field["helperText"]}>{helper}</chakra.p>}
    </chakra.div>
  );
}
