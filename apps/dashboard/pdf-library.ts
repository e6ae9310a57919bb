import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The worker that the viewer of boarding passes asks for, in pdf.js' package. */
const worker = "build/pdf.worker.min.mjs";

/**
 * What pdf.js fetches when a PDF wants it, each folder with the files that we can be asked for: character maps of Asian fonts that
 * are not embedded, the standard fonts, and the decoders of JPEG 2000 and JBIG2 as plain JavaScript. Their WebAssembly twins, and
 * colour profiles, which have no other form, stay out: the site's policy allows no compiled code.
 */
const folders: readonly (readonly [folder: string, wanted: RegExp])[] = [
  ["cmaps", /\.bcmap$|^LICENSE/],
  ["standard_fonts", /\.(?:pfb|ttf)$|^LICENSE/],
  ["wasm", /_nowasm_fallback\.js$|^LICENSE_(?:PDFJS_)?(?:JBIG2|OPENJPEG)$/],
];

/**
 * Lays pdf.js' worker and the files that it fetches side by side, as in its package: the worker's address leads to all of them,
 * in a build as while developing. The folder is named after the version, because assets are kept for ever.
 * @param assets where the app's assets lie, for instance `assets/dashboard`
 */
export function pdfLibrary(assets: string): Plugin {
  let home = "";
  let root = "";
  return {
    name: "gatehouse-pdf-library",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            assetFileNames: ({ names }) =>
              home !== "" && names.includes(basename(worker))
                ? `${home}/${worker}`
                : `${assets}/[name]-[hash][extname]`,
          },
        },
      },
    }),
    // Before Vite itself loads the worker, which gives it its address.
    enforce: "pre",
    load(id) {
      const [file = ""] = id.split("?");
      if (!file.endsWith(`/pdfjs-dist/${worker}`)) return;
      root = dirname(dirname(file));
      const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
      home = `${assets}/pdfjs-${version}`;
    },
    generateBundle() {
      if (root === "") return;
      for (const [folder, wanted] of folders)
        for (const name of readdirSync(join(root, folder)).filter((each) => wanted.test(each)))
          this.emitFile({
            type: "asset",
            fileName: `${home}/${folder}/${name}`,
            source: readFileSync(join(root, folder, name)),
          });
    },
  };
}
