import { Button, chakra } from "@chakra-ui/react";
import { brandFileName } from "@gatehouse/domain/brand";
import { Notice } from "@gatehouse/ui/notice";
import { Download } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../app/index.ts";
import { product } from "../../app/product.ts";
import { saveFile } from "../../app/save-file.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

type Format = "pdf" | "json";

/** Takes along all that is held about the user: as pages to be read, or as a file for other programs (PRO-10). */
export function DownloadOwnData() {
  const t = useMessages(messages);
  const language = useLanguage();
  const api = useApi();
  const [collecting, setCollecting] = useState<Format>();
  const [isFailed, setFailed] = useState(false);
  const { run, running } = useOperation(async (format: Format) => {
    setCollecting(format);
    setFailed(false);
    try {
      if (format === "pdf") saveFile(await api.profiles.dataAsPdf({ language: language === "fr" ? "fr" : "en" }));
      else {
        const data = await api.profiles.data();
        const day = new Date().toISOString().slice(0, 10);
        saveFile(
          new File([JSON.stringify(data, null, 2)], `${brandFileName(product.name)}-${day}.json`, {
            type: "application/json",
          }),
        );
      }
    } catch {
      setFailed(true);
    } finally {
      setCollecting(undefined);
    }
  });
  return (
    <>
      {isFailed && (
        <Notice tone="bad" width="full">
          {t("failed")}
        </Notice>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {(["pdf", "json"] as const).map((format) => (
          <Button key={format} variant="outline" aria-disabled={running || undefined} onClick={() => void run(format)}>
            <Download aria-hidden size={16} />
            {t(collecting === format ? "collecting" : format)}
          </Button>
        ))}
      </chakra.div>
    </>
  );
}
