import { RichTextEditor } from "@gatehouse/ui/rich-text/editor";
import { richTextWords } from "@gatehouse/ui/rich-text/words";
import { ThemeProvider } from "@gatehouse/ui/theme";
import { createRoot } from "react-dom/client";
import { html } from "./data.ts";
import { rootElement, tell } from "./page.ts";

createRoot(rootElement()).render(
  <ThemeProvider density="comfortable">
    <RichTextEditor label="Message" words={richTextWords.en} initialHtml={html} onChange={tell} />
  </ThemeProvider>,
);
