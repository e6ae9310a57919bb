import { Button, chakra } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import { PageNotice } from "./page-notice.tsx";

interface UpdateNoticeProps {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** The server has a newer build: offered, because whoever is typing decides when. */
export function UpdateNotice({ onReload, onLater }: UpdateNoticeProps) {
  const t = useMessages(messages);
  return (
    <chakra.div aria-live="polite">
      <PageNotice pointerEvents="auto">
        <chakra.span flex="1 1 16rem" minW="0">
          <chakra.strong fontWeight="strong">{t("version.title")}</chakra.strong> {t("version.help")}
        </chakra.span>
        <chakra.span display="flex" gap="2" ms="auto">
          <Button type="button" size="sm" variant="ghost" onClick={onLater}>
            {t("version.later")}
          </Button>
          <Button type="button" size="sm" variant="solid" onClick={onReload}>
            <RotateCw aria-hidden /> {t("version.reload")}
          </Button>
        </chakra.span>
      </PageNotice>
    </chakra.div>
  );
}
