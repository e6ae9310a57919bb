import { chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { lazyComponent } from "@gatehouse/ui/lazy";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { ShareProps } from "../flights-model.ts";
import { messages } from "./messages/index.ts";
import type { SharePanelProps } from "./share-panel.tsx";

const SharePanel = lazyComponent<SharePanelProps>(
  () => import("./share-panel.tsx").then(({ SharePanel: Loaded }) => Loaded),
  {
    over: true,
  },
);

/** "Inform Traveler": operators share the search, or the selected itinerary, with a traveller in live chat (FLT-22). */
export function ShareControl({ model }: ShareProps) {
  const t = useMessages(messages);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const close = (refocus: boolean): void => {
    setAnchor(null);
    if (refocus) anchor?.focus();
  };
  const { request, selected } = model;
  if (!request) return null;
  return (
    <chakra.div position="relative">
      <IconButton
        type="button"
        icon={Share2}
        label={t("inform")}
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => (anchor ? close(true) : setAnchor(currentTarget))}
      />
      {anchor && <SharePanel request={request} selected={selected} anchor={anchor} onClose={close} />}
    </chakra.div>
  );
}
