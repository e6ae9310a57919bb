import { useApi } from "../../../app/index.ts";
import { useVendorList } from "./use-vendor-list.ts";

/** Which template it is. */
export interface TemplateCell {
  readonly channel: string;
  readonly context: string;
  readonly language: string;
}

/** Every version of one template. */
export function useTemplateVersions(code: string, cell: TemplateCell) {
  const api = useApi();
  return useVendorList(`templates.${cell.channel}.${cell.context}.${cell.language}`, code, (asked) =>
    api.vendors.templateVersions({ code: asked, ...cell }),
  );
}
