import { chakra, Button } from "@chakra-ui/react";
import type { Video } from "@gatehouse/domain/rich-text";
import { Play } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { RichTextWords } from "./words/types.ts";

const names = { youtube: "YouTube", vimeo: "Vimeo", dailymotion: "Dailymotion", loom: "Loom" } as const;

interface VideoViewProps {
  readonly video: Video;
  readonly words: Pick<RichTextWords, "play">;
  /** The link to the video's page. */
  readonly children: ReactNode;
}

/** A video that is fetched from its host when somebody presses for it, and not before. */
export function VideoView({ video, words, children }: VideoViewProps) {
  const [playing, setPlaying] = useState(false);
  const name = words.play(names[video.host]);
  return (
    <chakra.span display="block" maxW="30rem">
      {playing ? (
        <chakra.iframe
          src={video.player}
          title={name}
          display="block"
          w="full"
          aspectRatio="16 / 9"
          borderRadius="control"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin"
        />
      ) : (
        <Button
          variant="outline"
          w="full"
          h="auto"
          aspectRatio="16 / 6"
          bg="bg.sunken"
          onClick={() => {
            setPlaying(true);
          }}
        >
          <Play aria-hidden />
          {name}
        </Button>
      )}
      {children}
    </chakra.span>
  );
}
