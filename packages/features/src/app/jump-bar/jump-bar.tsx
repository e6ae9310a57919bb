import { chakra } from "@chakra-ui/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages.ts";

/** The element of a part of a page: give it `tabIndex={-1}`, so that it can have the focus. */
export type PartRef = RefObject<HTMLElement | null>;

interface JumpPart {
  readonly name: string;
  readonly target: PartRef;
  /** How many new things are in it; true where that is not counted. */
  readonly fresh?: number | boolean;
}

export interface JumpBarProps {
  /** The parts of the page in their order. */
  readonly parts: readonly JumpPart[];
  /** From this width on the parts stand beside each other, and the bar is not there. */
  readonly until: "lg" | "xl";
}

/** Brings a part of a page into view, and the keyboard with it. */
export function jumpTo({ current }: PartRef): void {
  current?.scrollIntoView({ block: "start" });
  current?.focus({ preventScroll: true });
}

/** The part that is in view, a little below the bar. */
function usePartInView(parts: readonly JumpPart[]): readonly [place: number, choose: (place: number) => void] {
  const [place, setPlace] = useState(0);
  const count = parts.length;
  // The last part may be too short to come up to the bar: the one that was chosen counts as long as it begins in view.
  const chosen = useRef<number>(undefined);
  const isChosenInView = (): boolean => {
    const top = parts[chosen.current ?? -1]?.target.current?.getBoundingClientRect().top ?? -1;
    return top > 0 && top < globalThis.innerHeight * 0.9;
  };
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (isChosenInView()) return;
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        const found = parts.findIndex(({ target }) => shown !== undefined && target.current === shown.target);
        if (found >= 0) setPlace(found);
      },
      { rootMargin: "-20% 0px -75% 0px" },
    );
    for (const { target } of parts) if (target.current) observer.observe(target.current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- the elements stay the same while the parts do
  }, [count]);
  const choose = (next: number): void => {
    chosen.current = next;
    setPlace(next);
  };
  return [Math.min(place, count - 1), choose];
}

/**
 * The ways to the parts of a page that stand below one another on narrow screens, at its top while it scrolls: comments are one touch
 * away however long the trip is (CMT-30). Put it first into what scrolls, which keeps `scrollPaddingTop` of `jumpBarRoom` for it.
 */
export function JumpBar({ parts, until }: JumpBarProps) {
  const t = useMessages(messages);
  const [inView, choose] = usePartInView(parts);
  return (
    <chakra.nav
      aria-label={t("label")}
      data-no-print=""
      display={{ base: "block", [until]: "none" }}
      position="sticky"
      top="0"
      zIndex="docked"
      mx={{ base: "-3", md: "calc(var(--gh-spacing-gutter) * -1)" }}
      px={{ base: "3", md: "gutter" }}
      bg="bg.canvas"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.ul listStyleType="none" display="flex" overflowX="auto">
        {parts.map((part, place) => (
          <chakra.li key={part.name} flex="1 0 auto">
            <chakra.button
              type="button"
              aria-current={place === inView ? "location" : undefined}
              onClick={() => {
                choose(place);
                jumpTo(part.target);
              }}
              display="flex"
              alignItems="center"
              justifyContent="center"
              gap="1.5"
              width="full"
              minH="touch"
              px="2"
              whiteSpace="nowrap"
              color="fg.muted"
              borderBottomWidth="2px"
              borderColor="transparent"
              cursor="pointer"
              _hover={{ color: "fg" }}
              css={{ "&[aria-current]": { color: "accent.fg", borderColor: "accent.solid", fontWeight: "strong" } }}
            >
              {part.name}
              {part.fresh !== undefined && part.fresh !== false && part.fresh !== 0 && (
                <chakra.span
                  px="1.5"
                  borderRadius="pill"
                  bg="accent.soft"
                  color="accent.fg"
                  fontSize="xs"
                  fontWeight="strong"
                >
                  {part.fresh === true ? t("some") : t("new", { count: part.fresh })}
                </chakra.span>
              )}
            </chakra.button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

/** What the page that scrolls below the bar keeps free for it, so that nothing that gets the focus is hidden (WCAG 2.4.11). */
export const jumpBarRoom = (until: JumpBarProps["until"]) => ({ base: "14", [until]: "0" });
