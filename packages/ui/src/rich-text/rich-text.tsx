import { chakra } from "@chakra-ui/react";
import {
  plainText,
  type RichTextBlock,
  type RichTextInline,
  type RichTextRun,
  videoOf,
} from "@gatehouse/domain/rich-text";
import { type ComponentType, useMemo } from "react";
import { CodeView } from "./code-view.tsx";
import type { PictureProps } from "./editor-props.ts";
import { readHtml } from "./read-html.ts";
import { richTextStyles } from "./rich-text-styles.ts";
import { RunView } from "./run-view.tsx";
import { useHydrated } from "./use-hydrated.ts";
import { VideoView } from "./video-view.tsx";
import type { RichTextWords } from "./words/types.ts";

export interface RichTextProps {
  /** HTML of a comment. Whatever is not of the vocabulary of comments is not shown, and nothing of it is fetched. */
  readonly html: string;
  readonly words: Pick<RichTextWords, "play" | "picture">;
  /** Addresses that pictures may have; left out: those of Gatehouse's comments. Without the flags `g` and `y`. */
  readonly pictureAddresses?: RegExp;
  /** Shows a picture; left out: from its address, which opens it. */
  readonly picture?: ComponentType<PictureProps>;
}

type ListItem = Extract<RichTextBlock, { readonly type: "list-item" }>;
type Ways = Pick<RichTextProps, "words" | "picture">;

const runs = (children: readonly RichTextRun[]) =>
  children.map((run, place) => (
    <RunView key={place} run={run}>
      {run.text}
    </RunView>
  ));

function InlineView({ inline, ways }: { readonly inline: RichTextInline; readonly ways: Ways }) {
  const { words, picture: Picture } = ways;
  if (!("type" in inline)) return <RunView run={inline}>{inline.text}</RunView>;
  switch (inline.type) {
    case "link": {
      const video = inline.video ? videoOf(inline.href) : undefined;
      const link = (
        <a href={inline.href} target="_blank" rel="noopener noreferrer nofollow">
          {runs(inline.children)}
        </a>
      );
      return video ? (
        <VideoView video={video} words={words}>
          {link}
        </VideoView>
      ) : (
        link
      );
    }
    case "mention":
      return <span data-mention={inline.userId}>@{inline.name}</span>;
    case "picture":
      if (Picture) return <Picture src={inline.src} alt={inline.alt || words.picture} />;
      return (
        <a href={inline.src} target="_blank" rel="noopener">
          <img src={inline.src} alt={inline.alt || words.picture} loading="lazy" />
        </a>
      );
  }
}

const lineOf = (children: readonly RichTextInline[], ways: Ways) =>
  children.map((inline, place) => <InlineView key={place} inline={inline} ways={ways} />);

/** Items that follow one another, as lists within lists. */
function ListView({
  items,
  depth,
  ways,
}: {
  readonly items: readonly ListItem[];
  readonly depth: number;
  readonly ways: Ways;
}) {
  const groups: { readonly head: ListItem; readonly rest: ListItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.depth > depth && last) last.rest.push(item);
    else groups.push({ head: item, rest: [] });
  }
  const lists: { readonly ordered: boolean; readonly groups: (typeof groups)[number][] }[] = [];
  for (const group of groups) {
    const last = lists.at(-1);
    if (last?.ordered === group.head.ordered) last.groups.push(group);
    else lists.push({ ordered: group.head.ordered, groups: [group] });
  }
  return lists.map(({ ordered, groups: own }, place) => {
    const List = ordered ? "ol" : "ul";
    return (
      <List key={place}>
        {own.map(({ head, rest }, at) => (
          <li key={at} dir="auto">
            {lineOf(head.children, ways)}
            {rest.length > 0 && <ListView items={rest} depth={depth + 1} ways={ways} />}
          </li>
        ))}
      </List>
    );
  });
}

const placed = ({ align, indent }: { readonly align?: string; readonly indent?: number }) => ({
  ...(align ? { "data-align": align } : {}),
  ...(indent ? { "data-indent": indent } : {}),
});

function BlockView({ block, ways }: { readonly block: Exclude<RichTextBlock, ListItem>; readonly ways: Ways }) {
  switch (block.type) {
    case "paragraph":
      return (
        <p dir="auto" {...placed(block)}>
          {lineOf(block.children, ways)}
        </p>
      );
    case "heading": {
      // The page has headings of its own: those of a comment stand below them.
      const Heading = `h${block.level}` as const;
      return (
        <Heading aria-level={block.level + 3} dir="auto" {...placed(block)}>
          {lineOf(block.children, ways)}
        </Heading>
      );
    }
    case "code-block":
      return <CodeView code={block.code} language={block.language} />;
  }
}

/** Blocks, with the items of a list together. */
function grouped(
  blocks: readonly RichTextBlock[],
): readonly (Exclude<RichTextBlock, ListItem> | readonly ListItem[])[] {
  const groups: (Exclude<RichTextBlock, ListItem> | ListItem[])[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.type !== "list-item") groups.push(block);
    else if (Array.isArray(last)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

const isList = (group: Exclude<RichTextBlock, ListItem> | readonly ListItem[]): group is readonly ListItem[] =>
  Array.isArray(group);

/** A comment as it is read. A server draws its words, the browser what they look like. */
export function RichText({ html, pictureAddresses, ...ways }: RichTextProps) {
  const hydrated = useHydrated();
  const blocks = useMemo(
    () => (hydrated ? grouped(readHtml(html, pictureAddresses)) : undefined),
    [hydrated, html, pictureAddresses],
  );
  if (!blocks) return <chakra.div css={richTextStyles}>{plainText(html)}</chakra.div>;
  return (
    <chakra.div css={richTextStyles}>
      {blocks.map((group, place) =>
        isList(group) ? (
          <ListView key={place} items={group} depth={0} ways={ways} />
        ) : (
          <BlockView key={place} block={group} ways={ways} />
        ),
      )}
    </chakra.div>
  );
}
