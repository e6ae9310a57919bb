import { beforeAll, expect, test } from "vitest";
import { bundleAlone } from "../../scripts/lib/bundle-alone.ts";
import { installInto } from "../../scripts/lib/consumer.ts";
import { temporaryFolder } from "./support/folder.ts";

const app = temporaryFolder();
beforeAll(() => installInto(app));

const heavy = /data-grid|-chart\/|\/chart\/|d3-|@tanstack|virtual-list|date-picker|libphonenumber|lib-address/;

test("one widget brings neither the grid nor the charts, nor what they depend on", async () => {
  const { modules } = await bundleAlone(app, "one-widget", 'export { StatusPill } from "@gatehouse/ui/status-pill";');
  expect(modules.some((file) => file.endsWith("dist/status-pill/status-pill.js"))).toBe(true);
  expect(modules.filter((file) => heavy.test(file))).toEqual([]);
  // The measure measures: where the grid is asked for, it is there.
  const grid = await bundleAlone(app, "the-grid", 'export { DataGrid } from "@gatehouse/ui/data-grid";');
  expect(grid.modules.filter((file) => /data-grid|@tanstack/.test(file)).length).toBeGreaterThan(20);
});

test("the address editor brings neither the list of countries nor rules that it does not need", async () => {
  const { modules } = await bundleAlone(
    app,
    "address-editor",
    'export { AddressEditor } from "@gatehouse/ui/address-editor";',
  );
  expect(modules.some((file) => file.endsWith("dist/address-editor/address-editor.js"))).toBe(true);
  const unneeded = /addresses\/data|address-editor\/words|custom-element|\/node_modules\/(?:yup|validator|iso-3166)\//;
  expect(modules.filter((file) => heavy.test(file) || unneeded.test(file))).toEqual([]);
});

test("what shows rich text brings no editor, and the editor no colours of code", async () => {
  const view = await bundleAlone(app, "rich-text", 'export { RichText } from "@gatehouse/ui/rich-text";');
  expect(view.modules.some((file) => file.endsWith("dist/rich-text/rich-text.js"))).toBe(true);
  const unneeded =
    /\/node_modules\/(?:slate|lowlight|highlight\.js|sanitize-html)[^/]*\/|address-editor|rich-text\/words/;
  expect(view.modules.filter((file) => heavy.test(file) || unneeded.test(file))).toEqual([]);
  const editor = await bundleAlone(app, "editor", 'export { RichTextEditor } from "@gatehouse/ui/rich-text/editor";');
  expect(editor.modules.some((file) => /\/node_modules\/slate-react\//.test(file))).toBe(true);
  const later = /\/node_modules\/(?:lowlight|highlight\.js|sanitize-html)\/|address-editor|rich-text\/words/;
  expect(editor.modules.filter((file) => heavy.test(file) || later.test(file))).toEqual([]);
});

test("a helper of a widget's folder comes without the widget", async () => {
  const { modules, files } = await bundleAlone(app, "helper", 'export { toCsv } from "@gatehouse/ui/data-grid";');
  const code = files.map((file) => file.code).join("");
  expect(modules.filter((file) => /\/node_modules\/@chakra-ui\/|\/data-grid\.js$/.test(file))).toEqual([]);
  expect(code).not.toContain("react");
});
