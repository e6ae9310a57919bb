import { Button, chakra } from "@chakra-ui/react";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { Notice } from "@gatehouse/ui/notice";
import { viewerKeys } from "../pass-keys.ts";
import type { Words } from "../use-words.ts";
import type { TypedKeys } from "./use-typed-keys.ts";
import type { ViewerModel } from "./use-viewer.ts";
import type { ViewerWork } from "./use-viewer-work.ts";

export interface ViewerNewsProps {
  readonly viewer: ViewerModel;
  readonly work: ViewerWork;
  readonly typed: TypedKeys;
  readonly words: Words;
}

interface News {
  readonly title: string;
  readonly text?: string | undefined;
  /** What the button does; without it there is nothing to dismiss. */
  readonly go?: string;
  /** Another check-in is meant: the button goes back to it. */
  readonly isElsewhere?: boolean;
}

/** What others did meanwhile, or why the server refused: it stays until the operator goes on himself. */
function newsOf({ viewer, work, typed: { stopped }, words: { t, name } }: ViewerNewsProps): News | undefined {
  const { refusal, holder, linking, failed } = work;
  const { checkIn, overtaken, gone, takenBy } = viewer;
  // What happens while one links is the user's own doing.
  if (linking) return undefined;
  const taken = takenBy?.lastPageAttachedBy
    ? t("taken.by", { user: takenBy.lastPageAttachedBy, name: name(takenBy), id: takenBy.checkInId })
    : undefined;
  if (overtaken) {
    const user = checkIn.lastPageAttachedBy;
    const text = user ? t("overtaken.by", { user, name: name(checkIn) }) : undefined;
    return { title: refusal?.title ?? t("overtaken.title"), text: text ?? refusal?.text, go: t("overtaken.go") };
  }
  if (gone) {
    const go = t(viewer.pages.total > 0 ? "taken.go" : "news.dismiss");
    return { title: refusal?.title ?? t("taken.title"), text: taken ?? refusal?.text, go };
  }
  if (refusal) return { ...refusal, go: t("news.dismiss") };
  if (failed)
    return {
      title: t("link.failedFor", { name: failed.name }),
      text: failed.text,
      go: t("link.goBack"),
      isElsewhere: true,
    };
  if (stopped && (stopped.checkInId ?? viewer.checkInId) === viewer.checkInId) {
    const keys = stopped.keys.map((key) => (key === viewerKeys.link ? "↵" : key.toUpperCase())).join(" ");
    return { title: t("typed.stopped", { keys }), text: `${stopped.why}.`.replace(/([.!?])\.$/, "$1") };
  }
  return holder !== undefined && !viewer.own ? { title: t("held.title", { user: holder }) } : undefined;
}

/** The strip of the viewer that tells what became of its check-in or page meanwhile. */
export function ViewerNews(props: ViewerNewsProps) {
  const news = newsOf(props);
  if (!news) return null;
  const { work } = props;
  const [key, run] = news.isElsewhere ? [viewerKeys.goBack, work.goBack] : [viewerKeys.dismiss, work.dismiss];
  return (
    <Notice
      tone="warn"
      mx="4"
      mt="2.5"
      alignItems="center"
      actions={
        news.go !== undefined && (
          <Button aria-keyshortcuts={ariaKeys(key)} onClick={run}>
            {news.go} <KeyHint keys={key} />
          </Button>
        )
      }
    >
      <chakra.span fontWeight="strong">{news.title}</chakra.span> {news.text}
    </Notice>
  );
}
