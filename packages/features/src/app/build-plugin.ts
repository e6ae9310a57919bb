interface Tag {
  readonly tag: "meta";
  readonly attrs: Readonly<Record<string, string>>;
  readonly injectTo: "head";
}

interface Emitting {
  emitFile(file: { readonly type: "asset"; readonly fileName: string; readonly source: string }): string;
}

/** The part of Vite's plugin interface that is used here; `features` does not depend on Vite at run time. */
interface BuildPlugin {
  readonly name: string;
  readonly apply: "build";
  readonly transformIndexHtml: {
    readonly order: "post";
    handler(html: string, context: { readonly bundle?: Readonly<Record<string, unknown>> | undefined }): Tag[];
  };
  readonly generateBundle: { readonly order: "post"; handler(this: Emitting): void };
}

/** Two builds that differ have different numbers (FNV-1a, 32 bits, from both ends). */
function fingerprint(text: string): string {
  const of = (letters: Iterable<string>): string => {
    let hash = 0x81_1c_9d_c5;
    for (const letter of letters) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
    return (hash >>> 0).toString(16).padStart(8, "0");
  };
  return of(text) + of(Array.from(text).toReversed());
}

/**
 * Names a build by what it consists of, in the page and in a file beside it: a page that is open learns from the file whether the
 * server gives out another build by now.
 * @param app which app: both are beside each other on one server
 */
export function buildPlugin(app: string): BuildPlugin {
  const fileName = `${app}-build.json`;
  let build = "";
  return {
    name: "gatehouse-build",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        // The names say what is in the files.
        build = fingerprint(Object.keys(bundle).toSorted().join("\n"));
        return [
          { tag: "meta", attrs: { name: "gatehouse-build", content: `/${fileName} ${build}` }, injectTo: "head" },
        ];
      },
    },
    generateBundle: {
      order: "post",
      handler() {
        if (build === "") throw new Error("The page was not written before its build was named.");
        this.emitFile({ type: "asset", fileName, source: `${JSON.stringify({ build })}\n` });
      },
    },
  };
}
