export { ConfirmScreen } from "./confirm-screen.tsx";
export { partnersApi, PartnersApiContext } from "./data/partners-api.ts";
export { PartnerFormScreen } from "./form-screen.tsx";
export { keyOf, showsKey } from "./partner-key.ts";
export { SendFileScreen } from "./send-file-screen.tsx";
