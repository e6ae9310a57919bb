import { Button, chakra } from "@chakra-ui/react";
import { brandFileName } from "@gatehouse/domain/brand";
import { Check, Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { product } from "../product.ts";
import { saveFile } from "../save-file.ts";
import { messages } from "./messages/index.ts";
import { printText } from "./print-text.ts";

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Whose they are. */
  readonly email: string;
  readonly onKept: () => void;
}

/** Recovery codes, shown this once: to be copied, saved or printed (ACC-31). */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const t = useMessages(messages);
  const [copied, setCopied] = useState<boolean>();
  const text = [t("codes.file", { email }), "", ...codes, ""].join("\n");
  const copy = async (): Promise<void> => {
    // Missing on pages without TLS.
    const { clipboard } = navigator as { readonly clipboard?: Clipboard };
    setCopied(
      await (clipboard?.writeText(text).then(
        () => true,
        () => false,
      ) ?? Promise.resolve(false)),
    );
  };
  const CopyIcon = copied ? Check : Copy;
  return (
    <chakra.div display="grid" gap="4">
      <p>{t("codes.lead")}</p>
      <chakra.ul
        aria-label={t("codes.list")}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))"
        gap="2"
        p="4"
        bg="bg.sunken"
        borderRadius="control"
        fontFamily="mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <Button variant="outline" onClick={() => void copy()}>
          <CopyIcon aria-hidden size={16} /> {t(copied ? "codes.copied" : "codes.copy")}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            saveFile(new File([text], `${brandFileName(product.name)}-recovery-codes.txt`, { type: "text/plain" }))
          }
        >
          <Download aria-hidden size={16} /> {t("codes.download")}
        </Button>
        <Button variant="outline" onClick={() => printText(text)}>
          <Printer aria-hidden size={16} /> {t("codes.print")}
        </Button>
        <chakra.output color={copied === false ? "state.bad.fg" : "fg.muted"}>
          {copied === false && t("codes.notCopied")}
        </chakra.output>
      </chakra.div>
      <Button variant="solid" size="lg" onClick={onKept}>
        {t("codes.kept")}
      </Button>
    </chakra.div>
  );
}
