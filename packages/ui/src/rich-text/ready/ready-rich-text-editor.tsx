import { chakra } from "@chakra-ui/react";
import { isBlankHtml } from "@gatehouse/domain/rich-text";
import { type Ref, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { useFormReset } from "../../field/index.ts";
import { directionOf, readableLocale } from "../../locale/index.ts";
import type { RichTextEditorHandle, RichTextEditorProps } from "../editor-props.ts";
import { RichTextEditor } from "../rich-text-editor.tsx";
import { type ReadyRichTextWords, richTextWordsFor } from "../words/index.ts";

export interface ReadyRichTextEditorHandle extends RichTextEditorHandle {
  /** Says that nothing is written where something must be, and goes there. @returns whether something is written, or need not be */
  readonly check: () => boolean;
}

export interface ReadyRichTextEditorProps extends Omit<
  RichTextEditorProps,
  "handle" | "invalid" | "onChange" | "required" | "words"
> {
  /** BCP 47: the language of its words; Arabic, English, French and German are ready. Default: English. */
  readonly locale?: string | undefined;
  /** Words that go before those of the language. All of them, for another language. */
  readonly words?: Partial<ReadyRichTextWords> | undefined;
  /** Of the field, for forms that the browser sends: its value is the HTML, and nothing where nothing is written. */
  readonly name?: string | undefined;
  /** Something must be written: the form around it is held back until it is, unless it has `noValidate`. */
  readonly required?: boolean | undefined;
  /** What your server found wrong: said below the text, and holds the form back until it is taken away. */
  readonly error?: string | undefined;
  /** Hears of the HTML after each change. */
  readonly onChange?: ((html: string) => void) | undefined;
  readonly ref?: Ref<ReadyRichTextEditorHandle> | undefined;
}

const sentOf = (html: string): string => (isBlankHtml(html) ? "" : html);

const noWords: Partial<ReadyRichTextWords> = {};

/** A `RichTextEditor` with words that is a field of the form around it: sent, reset and held back with it. */
export function ReadyRichTextEditor({
  locale: tag = "en",
  words: own = noWords,
  name,
  required = false,
  error,
  initialHtml = "",
  describedBy,
  footer,
  disabled = false,
  onChange,
  ref,
  ...editor
}: ReadyRichTextEditorProps) {
  const locale = readableLocale(tag);
  const [words, setWords] = useState(() => ({ of: locale, own, all: { ...richTextWordsFor(locale), ...own } }));
  if (words.of !== locale || words.own !== own)
    setWords({ of: locale, own, all: { ...richTextWordsFor(locale), ...own } });
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const handle = useRef<RichTextEditorHandle>(null);
  const [html, setHtml] = useState(initialHtml);
  const [isTried, setTried] = useState(false);
  const problemId = useId();
  const isMissing = required && isBlankHtml(html);
  const problem = error ?? (isMissing ? words.all.required : undefined);
  const said = error ?? (isTried ? problem : undefined);

  const described = [describedBy, said === undefined ? undefined : problemId].filter(Boolean).join(" ");

  const take = (next: string): void => {
    setHtml(next);
    onChange?.(next);
  };
  useFormReset(root, () => {
    handle.current?.setHtml(initialHtml);
    setHtml(initialHtml);
    setTried(false);
  });
  // The browser takes from the field what it sends, and asks it before.
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.value = sentOf(html);
    field.current.setCustomValidity(problem ?? "");
  }, [html, problem]);
  const sayAll = (): void => {
    setTried(true);
    handle.current?.focus();
  };
  useImperativeHandle(ref, () => ({
    setHtml: (next) => {
      handle.current?.setHtml(next);
      setHtml(next);
    },
    focus: () => handle.current?.focus(),
    check: () => {
      if (problem !== undefined) sayAll();
      return problem === undefined;
    },
  }));
  return (
    <chakra.div ref={root} lang={locale} dir={directionOf(locale)}>
      <RichTextEditor
        {...editor}
        words={words.all}
        initialHtml={initialHtml}
        disabled={disabled}
        handle={handle}
        onChange={take}
        invalid={said !== undefined}
        required={required}
        {...(described === "" ? {} : { describedBy: described })}
        footer={
          <>
            {said !== undefined && (
              <chakra.p id={problemId} role="alert" px="3" pb="2" fontSize="sm" color="state.bad.fg">
                {said}
              </chakra.p>
            )}
            {footer}
          </>
        }
      />
      <textarea
        ref={field}
        hidden
        aria-hidden
        tabIndex={-1}
        name={name}
        disabled={disabled}
        defaultValue={sentOf(initialHtml)}
        onInvalid={(event) => {
          // Said below the text, in place of the browser's bubble.
          event.preventDefault();
          sayAll();
        }}
      />
    </chakra.div>
  );
}
