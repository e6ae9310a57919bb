import { Button } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { Pencil, RotateCw } from "lucide-react";
import { connection } from "../../app/connection/index.ts";
import { useStore } from "../../app/store.ts";
import { textOf, useMessages } from "../../i18n/index.ts";
import type { FlightsModel } from "../flights-model.ts";
import { messages } from "../messages/index.ts";
import { useFailureText } from "./use-failure-text.ts";

/** A search that failed for good: what happened, and two ways on (FLT-9). */
export function FailedView({ model }: { readonly model: Pick<FlightsModel, "run" | "display" | "retry" | "edit"> }) {
  const t = useMessages(messages);
  const reason = useFailureText()(model.run.failure);
  // Without a connection it is the page that tries again, as soon as there is one.
  const isCutOff = useStore(connection.state) === "offline" && model.run.failure === "NETWORK";
  // A refused request is refused again: only another one helps.
  const isRefused = textOf(messages, model.run.failure ?? "") !== undefined;
  const modify = model.display.search && (
    <Button variant={isRefused ? "solid" : "outline"} onClick={() => model.edit(true)}>
      <Pencil aria-hidden /> {t("modify")}
    </Button>
  );
  return (
    <EmptyState
      role="alert"
      drawing="cable"
      titleAs="h2"
      title={isCutOff ? t("cutOff.title") : t("failed.title")}
      actions={
        <>
          {!isRefused && (
            <Button variant="solid" onClick={model.retry}>
              <RotateCw aria-hidden /> {t("failed.retry")}
            </Button>
          )}
          {modify}
        </>
      }
    >
      {isCutOff ? t("cutOff.help") : reason}
      {!isRefused && !isCutOff && <> {t("failed.help")}</>}
    </EmptyState>
  );
}
