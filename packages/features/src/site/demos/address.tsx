import { chakra } from "@chakra-ui/react";
import { ReadyAddressEditor } from "@gatehouse/ui/address-editor/ready";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

const sample = { line1: "", line2: "", city: "", country: "USA", state: "", pincode: "" } as const;

/** The address editor as others get it. */
export function AddressDemo() {
  const t = useMessages(messages);
  return (
    <chakra.div px={{ base: "4", md: "5" }} py="4" display="grid" gap="4">
      <chakra.p textStyle="sm" color="fg.muted">
        {t("address.help")}
      </chakra.p>
      <ReadyAddressEditor locale={useLanguage()} defaultValue={sample} name="sample" />
    </chakra.div>
  );
}
