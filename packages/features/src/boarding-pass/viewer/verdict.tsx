import { chakra } from "@chakra-ui/react";
import type { PointVerdict } from "@gatehouse/domain/boarding-pass";
import { Check, type LucideIcon, Minus, X } from "lucide-react";
import type { Words } from "../use-words.ts";

/** Only the exception shouts: agree is tinted, differ solid, absent slate. */
const looks: Readonly<
  Record<PointVerdict, { readonly icon: LucideIcon; readonly bg: string; readonly color: string }>
> = {
  agrees: { icon: Check, bg: "state.ok.soft", color: "state.ok.fg" },
  differs: { icon: X, bg: "danger.solid", color: "danger.contrast" },
  absent: { icon: Minus, bg: "state.slate.soft", color: "state.slate.fg" },
};

/** What the comparison of a point says: tone, icon and word in a column of one width. */
export function Verdict({ verdict, words: { t } }: { readonly verdict: PointVerdict; readonly words: Words }) {
  const { icon: Icon, bg, color } = looks[verdict];
  return (
    <chakra.span
      display="flex"
      alignItems="center"
      gap="1.5"
      px={{ base: "1.5", sm: "2" }}
      minH="8"
      borderRadius="control"
      fontSize={{ base: "xs", sm: "sm" }}
      lineHeight={{ base: "tight", sm: "body" }}
      fontWeight="strong"
      whiteSpace={{ base: "normal", sm: "nowrap" }}
      bg={bg}
      color={color}
    >
      <chakra.span flexShrink={0} display="grid">
        <Icon aria-hidden size={18} strokeWidth={2.5} />
      </chakra.span>
      {t(`verdict.${verdict}`)}
    </chakra.span>
  );
}
