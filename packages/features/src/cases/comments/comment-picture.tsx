import { chakra, Skeleton } from "@chakra-ui/react";
import type { PictureProps } from "@gatehouse/ui/rich-text";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { usePicture } from "./data/use-picture.ts";
import { messages } from "./messages/index.ts";

/** "84 kB", "1.2 MB", as the reader's language writes it. */
function sizeText(bytes: number, language: string): string {
  const large = bytes >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: large ? "megabyte" : "kilobyte",
    maximumFractionDigits: large ? 1 : 0,
  }).format(Math.max(1, bytes / (large ? 1_000_000 : 1000)));
}

/** A picture in a comment. Its place is kept while it comes, so that nothing below it moves. */
export function CommentPicture({ src, alt }: PictureProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { found, shown, error } = usePicture(src);
  const [broken, setBroken] = useState(false);
  const name = found?.name ?? alt;
  if (error !== undefined || broken)
    return (
      <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="fg.muted">
        <ImageOff aria-hidden size={16} /> {t("picture.gone", { name })}
      </chakra.span>
    );
  return (
    <chakra.span display="inline-block" maxW="full" verticalAlign="top" me="2" my="1" whiteSpace="normal">
      <chakra.span display="block" h="10rem" maxW="full">
        {found && shown !== undefined ? (
          <chakra.a
            href={found.url}
            target="_blank"
            rel="noopener"
            aria-label={t("picture.open", { name: alt || name })}
            display="inline-block"
            h="full"
            maxW="full"
          >
            <chakra.img
              src={shown}
              alt=""
              loading="lazy"
              onError={() => setBroken(true)}
              css={{ height: "100%", maxHeight: "100%", width: "auto", minWidth: "4rem", objectFit: "contain" }}
              bg="bg.sunken"
              borderWidth="1px"
            />
          </chakra.a>
        ) : (
          <Skeleton as="span" display="block" h="full" w="14rem" maxW="full" aria-busy />
        )}
      </chakra.span>
      <chakra.span display="block" fontSize="sm" color="fg.muted" overflowWrap="anywhere" minH="1lh">
        {name}
        {found && ` · ${sizeText(found.size, language)}`}
      </chakra.span>
    </chakra.span>
  );
}
