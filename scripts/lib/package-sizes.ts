import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { bundleAlone } from "./bundle-alone.ts";
import { installInto } from "./consumer.ts";
import { packPackages } from "./pack-packages.ts";
import { elementFile } from "./published-exports.ts";
import { gateFolder } from "./run.ts";

/** What is weighed: one import each, in a product that has React already. */
const measured = {
  "data-grid": 'export { DataGrid } from "@gatehouse/ui/data-grid";',
  "status-pill": 'export { StatusPill } from "@gatehouse/ui/status-pill";',
  addresses: 'export * from "@gatehouse/domain/addresses";',
  "address-editor": 'export { AddressEditor } from "@gatehouse/ui/address-editor";',
  "rich-text-editor": 'export { RichTextEditor } from "@gatehouse/ui/rich-text/editor";',
  "rich-text-view": 'export { RichText } from "@gatehouse/ui/rich-text";',
};

function emptyFolder(name: string): string {
  const folder = join(gateFolder, "package-sizes", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Installs the packed packages into an empty app and puts what each measured import brings into a folder below
 * `.gate/package-sizes`, where size-limit looks.
 */
export async function measurePackages(): Promise<void> {
  await packPackages();
  const app = mkdtempSync(join(tmpdir(), "gatehouse-sizes-"));
  try {
    await installInto(app);
    for (const [name, code] of Object.entries(measured)) {
      const folder = emptyFolder(name);
      const { files } = await bundleAlone(app, name, code);
      for (const file of files) writeFileSync(join(folder, file.name.replaceAll("/", "-")), file.code);
    }
    // A plain page loads the element as it is, with React and all countries in it.
    const element = elementFile("./address-editor/element");
    copyFileSync(join(app, "node_modules/@gatehouse/ui", element), join(emptyFolder("element"), basename(element)));
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}
