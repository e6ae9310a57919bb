import { chakra, Skeleton } from "@chakra-ui/react";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { InfoLayout } from "./overview/info-layout.tsx";

/** While the booking is fetched: the shape of what comes. */
export function FetchingView() {
  const t = useMessages(messages);
  return (
    <InfoLayout
      rail={
        <>
          <chakra.output display="block" color="fg.muted">
            {t("fetching")}
          </chakra.output>
          <Skeleton height="8" />
          <Skeleton height="20" />
          <Skeleton height="20" />
        </>
      }
    >
      {["28", "96", "56"].map((height) => (
        <Skeleton key={height} height={height} borderRadius="panel" />
      ))}
    </InfoLayout>
  );
}
