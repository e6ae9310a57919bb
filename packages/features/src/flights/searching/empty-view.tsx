import { Button, chakra } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { Pencil } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import type { FlightsModel } from "../flights-model.ts";
import { messages } from "../messages/index.ts";
import { NearbyList } from "./nearby-list.tsx";

export interface EmptyViewProps {
  readonly model: Pick<FlightsModel, "run" | "display" | "nearby" | "search" | "edit">;
}

/** No flights: said as soon as it is known, with what else can be searched for (FLT-9, FLT-32). */
export function EmptyView({ model }: EmptyViewProps) {
  const t = useMessages(messages);
  return (
    <EmptyState
      aria-live="polite"
      drawing="runway"
      titleAs="h2"
      title={t("empty.title")}
      actions={
        model.display.search && (
          <Button variant="solid" onClick={() => model.edit(true)}>
            <Pencil aria-hidden /> {t("modify")}
          </Button>
        )
      }
    >
      {model.nearby.length > 0 && model.display.search ? t("empty.nearby") : t("empty.help")}
      {model.run.step !== null && <chakra.span display="block">{t("empty.again")}</chakra.span>}
      <chakra.div pt="4">
        <NearbyList model={model} />
      </chakra.div>
    </EmptyState>
  );
}
