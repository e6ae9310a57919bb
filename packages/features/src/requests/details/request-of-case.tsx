import { chakra, Skeleton } from "@chakra-ui/react";
import { ErrorState } from "@gatehouse/ui/error-state";
import { useMessages } from "../../i18n/index.ts";
import { useRequest } from "./data/use-request.ts";
import { messages } from "./messages/index.ts";
import { RequestParts } from "./request-parts.tsx";

/** A travel request within another page. @param props.id its number */
export function RequestOfCase({ id }: { readonly id: number }) {
  const t = useMessages(messages);
  const { found, error, reading, read } = useRequest(id);
  if (!found)
    return error === undefined ? (
      <Skeleton height="40" />
    ) : (
      <ErrorState
        labels={{ title: t("failed.details"), retry: t("refresh") }}
        onRetry={() => void read()}
        retrying={reading}
      />
    );
  return (
    <chakra.div display="grid" gap="4" minW="0">
      <RequestParts found={found} />
    </chakra.div>
  );
}
