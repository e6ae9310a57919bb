import { readmeFiles } from "./readme-files.ts";

/** What the README leaves to the reader: a page on the server with a widget, a rule of the domain, and the form in it. */
const page = `import { monthName } from "@gatehouse/domain/time";
import { Notice } from "@gatehouse/ui/notice";
import { AddressForm } from "../src/address-form";

export default function Page() {
  return (
    <main>
      <h1>Where shall we deliver?</h1>
      <Notice tone="info">{monthName("2027-02-28", "en")}</Notice>
      <AddressForm />
    </main>
  );
}
`;

const settings = {
  compilerOptions: {
    target: "ES2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    strict: true,
    noEmit: true,
    allowJs: true,
    esModuleInterop: true,
    isolatedModules: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    incremental: true,
    plugins: [{ name: "next" }],
  },
  include: ["next-env.d.ts", "**/*.ts", "**/*.tsx", ".next/types/**/*.ts", ".next/dev/types/**/*.ts"],
  exclude: ["node_modules"],
};

/** The files of a small Next app that uses the packed packages as the README says. */
export function nextApp(): Readonly<Record<string, string>> {
  const { "src/main.tsx": _vite, "index.html": _plainPage, ...shown } = readmeFiles("ui");
  return { ...shown, "tsconfig.json": JSON.stringify(settings), "app/page.tsx": page };
}
