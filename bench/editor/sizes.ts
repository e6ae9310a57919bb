import { gzipSync } from "node:zlib";
import { build } from "vite";

/** What each editor adds to an application that has React already: with what a comment needs, and without a toolbar for the peers. */
const entries = {
  ours: `export { RichTextEditor } from "@gatehouse/ui/rich-text/editor";`,
  tiptap: `export { EditorContent, useEditor, useEditorState } from "@tiptap/react"; export { StarterKit } from "@tiptap/starter-kit";`,
  lexical: `export { LexicalComposer } from "@lexical/react/LexicalComposer"; export { ContentEditable } from "@lexical/react/LexicalContentEditable"; export { LexicalErrorBoundary } from "@lexical/react/LexicalErrorBoundary"; export { HistoryPlugin } from "@lexical/react/LexicalHistoryPlugin"; export { LinkPlugin } from "@lexical/react/LexicalLinkPlugin"; export { ListPlugin } from "@lexical/react/LexicalListPlugin"; export { OnChangePlugin } from "@lexical/react/LexicalOnChangePlugin"; export { RichTextPlugin } from "@lexical/react/LexicalRichTextPlugin"; export { HeadingNode } from "@lexical/rich-text"; export { ListItemNode, ListNode } from "@lexical/list"; export { LinkNode } from "@lexical/link"; export { CodeNode } from "@lexical/code"; export { $generateHtmlFromNodes, $generateNodesFromDOM } from "@lexical/html";`,
} as const;

export type Editor = keyof typeof entries;

export interface Size {
  /** Gzip bytes of the JavaScript that an open editor needs. */
  readonly script: number;
  /** Gzip bytes of JavaScript that comes when there is code to highlight. */
  readonly later: number;
}

const gzip = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Builds one editor alone, minified, React left out. */
export async function sizeOf(editor: Editor, root: string): Promise<Size> {
  const id = "virtual:editor";
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "entry",
        resolveId: (source) => (source === id ? `${root}/${editor}-size.ts` : null),
        load: (file) => (file.endsWith("-size.ts") ? entries[editor] : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: id, preserveEntrySignatures: "strict", external: [/^react(?:-dom)?(?:\/|$)/u] },
    },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap((each) => ("output" in each ? each.output : []));
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])));
  const first = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  const sum = (wanted: boolean) =>
    [...chunks].reduce((all, [name, { code }]) => all + (first.has(name) === wanted ? gzip(code) : 0), 0);
  return { script: sum(true), later: sum(false) };
}
