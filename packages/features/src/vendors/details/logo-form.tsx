import { Button, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useApi, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { LogoField } from "../parts/logo-field.tsx";
import { useSaving } from "./data/use-saving.ts";
import type { Vendor } from "./data/use-vendor.ts";
import { messages } from "./messages/index.ts";
import { SaveNotice } from "./save-notice.tsx";

export interface LogoFormProps {
  readonly vendor: Vendor;
  readonly onClose: () => void;
  readonly onRead: () => void;
}

/** Changes the logo, or how it stands on dark pages (VEN-5). */
export function LogoForm({ vendor, onClose, onRead }: LogoFormProps) {
  const t = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const [file, setFile] = useState<File>();
  const [plate, setPlate] = useState(vendor.logo?.plate ?? false);
  const saving = useSaving();
  const isSame = file === undefined && plate === (vendor.logo?.plate ?? false);
  const save = async (): Promise<void> => {
    const { code } = vendor;
    const saved = await saving.run(async () => {
      const logo = file ? (await api.vendors.uploadLogo({ file })).documentId : "";
      if (file) toast({ tone: "success", title: t("logo.updated") });
      await api.vendors.changeLogo({ code, logo, plate });
    });
    if (!saved) return;
    onRead();
    onClose();
  };
  return (
    <chakra.div display="grid" gap="4">
      <LogoField
        id="vendor-logo"
        file={file}
        onFile={setFile}
        plate={plate}
        onPlate={setPlate}
        error={undefined}
        standing={vendor.logo?.url}
      />
      <SaveNotice outcome={saving.outcome} wrong={t("save.failed")} />
      <chakra.div display="flex" gap="2">
        <Button
          variant="solid"
          disabled={isSame}
          aria-disabled={saving.running || undefined}
          onClick={() => void save()}
        >
          {t(saving.running ? "saving" : "save")}
        </Button>
        <Button onClick={onClose}>{t("cancel")}</Button>
      </chakra.div>
    </chakra.div>
  );
}
