import { Button } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { FilterX, Pencil } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import type { FlightsModel } from "../flights-model.ts";
import { messages } from "../messages/index.ts";

export interface EmptyViewProps {
  readonly model: FlightsModel;
  /** Takes the filters away, where it is they that hide everything. */
  readonly onClearFilters?: () => void;
}

/** No flights: because there are none, or because the filters hide all of them (FLT-9). */
export function EmptyView({ model, onClearFilters }: EmptyViewProps) {
  const t = useMessages(messages);
  return (
    <EmptyState
      aria-live="polite"
      drawing="runway"
      titleAs="h2"
      title={t("empty.title")}
      actions={
        <>
          {onClearFilters && (
            <Button variant="solid" onClick={onClearFilters}>
              <FilterX aria-hidden /> {t("empty.clear")}
            </Button>
          )}
          {model.display.search && (
            <Button variant={onClearFilters ? "outline" : "solid"} onClick={() => model.edit(true)}>
              <Pencil aria-hidden /> {t("modify")}
            </Button>
          )}
        </>
      }
    >
      {t("empty.help")}
    </EmptyState>
  );
}
