import { Button, chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { useApi } from "../../../app/index.ts";
import type { Details } from "../data/use-details.ts";
import type { BoardWords } from "../use-board-words.ts";
import { useDisruptionChange } from "../use-disruption-change.ts";
import { Part } from "./part.tsx";

interface LoungeProps {
  readonly details: Details;
  readonly words: BoardWords;
  readonly onChanged: () => void;
}

/** The lounge pass that was sent, or is to be sent. */
export function Lounge({ details, words, onChanged }: LoungeProps) {
  const { t, clock } = words;
  const api = useApi();
  const change = useDisruptionChange(words);
  const { lounge, fdaStatus, passesLeft, from, bookingNo } = details;
  if (lounge)
    return (
      <Part title={t("lounge")}>
        <p>
          {lounge.voucher !== null
            ? t("voucherCode", { code: lounge.voucher, at: clock(lounge.at) })
            : t("passSent", { at: clock(lounge.at) })}
        </p>
      </Part>
    );
  if (fdaStatus !== "LOUNGE_REQUESTED") return null;
  const hasPass = passesLeft > 0;
  return (
    <Part title={t("lounge")}>
      <chakra.p color="fg.muted">
        {hasPass ? t("passHelp", { count: passesLeft, airport: from }) : t("voucherHelp", { airport: from })}
      </chakra.p>
      {change.failed !== undefined && <Notice tone="bad">{change.failed}</Notice>}
      <Button
        variant="solid"
        justifySelf="start"
        loading={change.busy}
        onClick={async () => {
          await change.run(
            () => api.disruption.triggerLoungePass({ bookingNo, segmentId: details.segmentId }),
            ({ sent }) => t(`sent.${sent}`),
          );
          onChanged();
        }}
      >
        {hasPass ? t("sendPass") : t("sendVoucher")}
      </Button>
    </Part>
  );
}
