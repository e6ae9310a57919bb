import { chakra } from "@chakra-ui/react";
import { History } from "lucide-react";
import type { Words } from "../use-words.ts";
import type { ViewerModel } from "./use-viewer.ts";

/** Who linked the pass, when, and what was written to it: what follows is as it was settled then, and can only be read. */
export function LinkRecord({ viewer: { facts }, words }: { readonly viewer: ViewerModel; readonly words: Words }) {
  const { t, utc } = words;
  const linked = facts?.ownPass?.linked;
  return (
    <chakra.div display="flex" gap="2" px="4" py="2">
      <chakra.span color="fg.muted" pt="0.5">
        <History aria-hidden size={16} />
      </chakra.span>
      <chakra.div minW="0">
        {linked ? (
          <>
            <chakra.p>
              <chakra.span fontWeight="strong">{t("record.by", { user: linked.userid })}</chakra.span>{" "}
              <chakra.time color="fg.muted" textStyle="figures" dateTime={new Date(linked.at * 1000).toISOString()}>
                {utc(linked.at)} UTC
              </chakra.time>
            </chakra.p>
            {/* The note is made of the reasons, which are at their points, or of what was found, which is below in words. */}
            {linked.checks === null && !linked.findings && (
              <chakra.p color="fg.muted" overflowWrap="anywhere">
                {linked.note ?? t("record.machine")}
              </chakra.p>
            )}
          </>
        ) : (
          <chakra.p color="fg.muted">{t("record.none")}</chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  );
}
