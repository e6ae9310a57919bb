import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { FileDrop } from "@gatehouse/ui/file-drop";
import { Notice } from "@gatehouse/ui/notice";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../app/index.ts";
import type { Board } from "./data/use-board.ts";
import type { BoardWords } from "./use-board-words.ts";
import { useDisruptionChange } from "./use-disruption-change.ts";

export interface LoungeDialogProps {
  readonly words: BoardWords;
  readonly stock: Board["stock"];
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

const levels = {
  empty: { tone: "bad", icon: CircleX },
  low: { tone: "warn", icon: TriangleAlert },
  enough: { tone: "ok", icon: CircleCheck },
} as const;

/** The pool of lounge passes (DIS-12): what is left where, and adding to it. */
export function LoungeDialog({ words, stock, onClose, onAdded }: LoungeDialogProps) {
  const { t } = words;
  const api = useApi();
  const change = useDisruptionChange(words);
  const [file, setFile] = useState<File>();
  const [airport, setAirport] = useState("");
  const [vendor, setVendor] = useState("");
  const [asked, setAsked] = useState(false);
  const [shown, setShown] = useState(stock);

  async function add(): Promise<void> {
    setAsked(true);
    if (!file || airport.trim().length !== 3) return;
    const answer = await change.run(
      () => api.disruption.addPass({ file, airport: airport.trim(), vendor: vendor.trim() }),
      t("done.pass"),
    );
    if (!answer) return;
    setShown(answer.stock);
    setFile(undefined);
    setAsked(false);
    onAdded();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("loungeTitle")}
      labels={{ close: t("close") }}
      footer={
        <>
          <Button onClick={onClose}>{t("close")}</Button>
          <Button variant="solid" loading={change.busy} onClick={() => void add()}>
            {t("add")}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="3">
        <chakra.p color="fg.muted">{t("loungeHelp")}</chakra.p>
        {shown.length === 0 ? (
          <p>{t("loungeEmpty")}</p>
        ) : (
          <chakra.ul listStyleType="none" display="grid" gap="1">
            {shown.map(({ vendor: owner, airport: at, left, used, level }) => (
              <chakra.li key={`${owner} ${at}`} display="flex" gap="3" alignItems="center">
                <chakra.span fontFamily="mono">
                  {at} {owner}
                </chakra.span>
                <chakra.span color="fg.muted">{t("left", { left, used })}</chakra.span>
                <StatusPill tone={levels[level].tone} icon={levels[level].icon}>
                  {t(`level.${level}`)}
                </StatusPill>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        {change.failed !== undefined && <Notice tone="bad">{change.failed}</Notice>}
        <Field.Root invalid={asked && airport.trim().length !== 3} required>
          <Field.Label>{t("loungeAirport")}</Field.Label>
          <Input value={airport} maxLength={3} onChange={({ target }) => setAirport(target.value.toUpperCase())} />
          <Field.ErrorText>{t("error.NO_SUCH_AIRPORT")}</Field.ErrorText>
        </Field.Root>
        <Field.Root>
          <Field.Label>{t("loungeVendor")}</Field.Label>
          <Input value={vendor} maxLength={20} onChange={({ target }) => setVendor(target.value.toUpperCase())} />
          <Field.HelperText>{t("loungeVendorHelp")}</Field.HelperText>
        </Field.Root>
        <FileDrop
          file={file}
          onFile={setFile}
          accept="application/pdf,.pdf"
          error={asked && !file ? t("fileMissing") : undefined}
          labels={{ label: t("file"), choose: t("fileChoose"), change: t("fileChange"), hint: t("fileHint") }}
        />
      </chakra.div>
    </Dialog>
  );
}
