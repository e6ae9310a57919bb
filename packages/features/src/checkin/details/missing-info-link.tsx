import { Button, chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Notice } from "@gatehouse/ui/notice";
import { Copy, X } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { dateTime } from "../date-time.ts";
import type { MissingInfoLink } from "./data/use-create-link.ts";
import { messages } from "./messages/index.ts";

export interface MissingInfoLinkNoticeProps {
  readonly link: MissingInfoLink;
  readonly language: string;
  readonly onCopy: (address: string) => void;
  readonly onClose: () => void;
}

/** The link that was just made. It cannot be shown again, and so stays until it is put away. */
export function MissingInfoLinkNotice({ link, language, onCopy, onClose }: MissingInfoLinkNoticeProps) {
  const t = useMessages(messages);
  const address = `${location.origin}${link.path}`;
  return (
    <Notice tone="ok" actions={<IconButton icon={X} label={t("travellers.link.close")} onClick={onClose} />}>
      <b>{t("travellers.link.made", { booking: link.bookingNo })}</b>{" "}
      {t(link.mailed ? "travellers.link.mailed" : "travellers.link.notMailed")}{" "}
      {t("travellers.link.until", { time: dateTime(link.expiresAt, "UTC", language) })}
      {link.replaced && <> {t("travellers.link.replaced")}</>}
      <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" pt="1">
        <chakra.code textStyle="code" flex="1" minW="48" overflowWrap="anywhere">
          {address}
        </chakra.code>
        <Button onClick={() => onCopy(address)}>
          <Copy aria-hidden /> {t("copyLink")}
        </Button>
      </chakra.span>
    </Notice>
  );
}
