import { Notice } from "@gatehouse/ui/notice";
import { chakra } from "@chakra-ui/react";
import type { Words } from "../use-words.ts";
import type { ViewerModel } from "./use-viewer.ts";

/** What the page does not say by itself: told before the link, because a quality check follows whatever is ticked. */
export function Unproven({
  viewer: { checks },
  words: { t, list },
}: {
  readonly viewer: ViewerModel;
  readonly words: Words;
}) {
  if (checks.unproven.length === 0) return null;
  return (
    <Notice tone="warn" mx="4" mb="2.5">
      <chakra.span fontWeight="strong">
        {t("unproven.title", { things: list(checks.unproven.map((each) => t(`proof.${each}`))) })}
      </chakra.span>{" "}
      {t("unproven.text")}
    </Notice>
  );
}
