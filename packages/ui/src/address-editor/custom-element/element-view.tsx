import { ChakraProvider } from "@chakra-ui/react";
import { CacheProvider, type EmotionCache } from "@emotion/react";
import { useMemo } from "react";
import { AddressEditor } from "../address-editor.tsx";
import type { AddressEditorProps } from "../types.ts";
import { type AddressWords, labelsFrom } from "../words/index.ts";
import { system } from "./element-system.ts";

interface ElementViewProps extends Omit<AddressEditorProps, "labels"> {
  /** Writes its styles into the shadow root, where the page's do not reach. */
  readonly cache: EmotionCache;
  readonly words: AddressWords;
  readonly locale: string;
}

/** What the custom element shows. */
export function ElementView({ cache, words, locale, ...editor }: ElementViewProps) {
  // The element is the group, and has its name.
  const labels = useMemo(() => ({ ...labelsFrom(words, locale), address: undefined }), [words, locale]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <AddressEditor {...editor} role="none" labels={labels} locale={locale} size="lg" idPrefix="address" />
      </ChakraProvider>
    </CacheProvider>
  );
}
