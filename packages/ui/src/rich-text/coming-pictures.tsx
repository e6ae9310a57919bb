import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import { ImageUp, TriangleAlert } from "lucide-react";
import type { ComingPicture, PictureNews } from "./use-pictures.ts";
import type { RichTextWords } from "./words/types.ts";

interface ComingPicturesProps {
  readonly pictures: readonly ComingPicture[];
  readonly words: RichTextWords;
  readonly onAgain: (key: number) => void;
  readonly onRemove: (key: number) => void;
}

/** Pictures that are on their way, and those that did not arrive. */
export const ComingPictures = ({ pictures, words, onAgain, onRemove }: ComingPicturesProps) => (
  <chakra.ul listStyleType="none" borderBlockStartWidth="1px">
    {pictures.map(({ key, name, share, problem, final = false }) => (
      <chakra.li
        key={key}
        data-failed={problem === undefined ? undefined : ""}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        px="2.5"
        py="1.5"
        fontSize="sm"
        color={problem === undefined ? "fg.muted" : "state.bad.fg"}
      >
        {problem === undefined ? <ImageUp aria-hidden size={16} /> : <TriangleAlert aria-hidden size={16} />}
        <chakra.span
          flex="1 1 10rem"
          minW="0"
          overflowWrap="anywhere"
          {...(problem === undefined ? {} : { role: "alert" })}
        >
          {problem === undefined ? words.pictureComing(name, Math.round(share * 100)) : `${name}: ${problem}`}
        </chakra.span>
        {problem !== undefined && !final && (
          <Button size="sm" variant="outline" onClick={() => onAgain(key)}>
            {words.tryAgain}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => onRemove(key)}>
          {words.remove}
        </Button>
      </chakra.li>
    ))}
  </chakra.ul>
);

/** Tells screen readers that pictures set out and arrive, and not each part of the way. It is there before there is anything to say. */
export const PictureStatus = ({
  news,
  words,
}: {
  readonly news: PictureNews | undefined;
  readonly words: RichTextWords;
}) => {
  const names = news?.names.join(", ") ?? "";
  return (
    <VisuallyHidden asChild>
      <output>{news && (news.there ? words.pictureThere(names) : words.pictureComing(names, 0))}</output>
    </VisuallyHidden>
  );
};
