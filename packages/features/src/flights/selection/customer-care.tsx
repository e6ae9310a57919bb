import { Button } from "@chakra-ui/react";
import { Headset } from "lucide-react";
import { useState } from "react";
import { late } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import type { CustomerCareDialogProps } from "./customer-care-dialog.tsx";
import { messages } from "./messages/index.ts";

const CustomerCareDialog = late<CustomerCareDialogProps>(() =>
  import("./customer-care-dialog.tsx").then(({ CustomerCareDialog: Loaded }) => Loaded),
);

/** The button that leads to people, in customer mode (spec 3 §2.4). */
export function CustomerCare() {
  const t = useMessages(messages);
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button type="button" variant="ghost" aria-haspopup="dialog" onClick={() => open(true)}>
        <Headset aria-hidden /> {t("care")}
      </Button>
      {isOpen && <CustomerCareDialog onClose={() => open(false)} />}
    </>
  );
}
