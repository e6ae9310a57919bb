import { access } from "./access/contract.ts";
import { checkin } from "./checkin/contract.ts";
import { documents } from "./documents/contract.ts";
import { reference } from "./reference/contract.ts";

/** Every call of the product. The server implements it; the client, the mocks and the OpenAPI document are derived from it. */
export const contract = { access, checkin, documents, reference };

export type { Access, CallMeta } from "./schema/errors.ts";
export type { Page } from "./schema/page.ts";
export type { SortField } from "./checkin/schema.ts";
export { uploadLimits } from "./checkin/passes-schema.ts";
