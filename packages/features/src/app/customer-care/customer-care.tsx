import { Button } from "@chakra-ui/react";
import { lazyComponent } from "@gatehouse/ui/lazy";
import { Headset } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { CustomerCareDialogProps, CustomerCareQuestion } from "./customer-care-dialog.tsx";
import { messages } from "./messages.ts";

const CustomerCareDialog = lazyComponent<CustomerCareDialogProps>(
  () => import("./customer-care-dialog.tsx").then(({ CustomerCareDialog: Loaded }) => Loaded),
  { over: true },
);

/** The button that leads to people (FLT-20). */
export function CustomerCare(question: CustomerCareQuestion) {
  const t = useMessages(messages);
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button type="button" variant="ghost" aria-haspopup="dialog" onClick={() => open(true)}>
        <Headset aria-hidden /> {t("title")}
      </Button>
      {isOpen && <CustomerCareDialog {...question} onClose={() => open(false)} />}
    </>
  );
}
