import { type KeyboardEvent, useState } from "react";

interface TypedText<P> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What was meant, in the form of the value; undefined when it means nothing. */
  readonly parse: (text: string) => string | undefined;
  readonly problemOf: (text: string) => P | undefined;
}

/**
 * A field for something that is typed freely and kept in one form. The text is the value, so nothing typed is ever lost: it is put
 * into its form when the field is left or Enter is pressed, and stays as it is when it means nothing. Its problem is not shown
 * while it is being typed.
 */
export function useTypedText<P>({ value, onChange, parse, problemOf }: TypedText<P>) {
  const [typing, setTyping] = useState(false);
  const [edited, setEdited] = useState(false);
  const problem = typing ? undefined : problemOf(value);
  const settle = (): void => {
    setTyping(false);
    setEdited(false);
    const meant = parse(value);
    if (meant !== undefined && meant !== value) onChange(meant);
  };
  return {
    problem,
    /** Whether it was typed in since it was last put into its form. */
    edited,
    settle,
    type: (text: string): void => {
      if (problem === undefined) setTyping(true);
      setEdited(true);
      onChange(text);
    },
    settleOnEnter: (event: KeyboardEvent): void => {
      if (event.key === "Enter" && !event.nativeEvent.isComposing) settle();
    },
  };
}
