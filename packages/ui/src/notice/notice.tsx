import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const looks = {
  bad: { icon: CircleAlert, role: "alert", bg: "state.bad.soft", color: "state.bad.fg" },
  warn: { icon: TriangleAlert, role: "alert", bg: "state.warn.soft", color: "state.warn.fg" },
  info: { icon: Info, role: "status", bg: "accent.soft", color: "accent.fg" },
  ok: { icon: CircleCheck, role: "status", bg: "state.ok.soft", color: "state.ok.fg" },
} as const;

export interface NoticeProps extends Omit<HTMLChakraProps<"div">, "children"> {
  /** `bad` and `warn` interrupt a screen reader, the others wait. */
  readonly tone: keyof typeof looks;
  readonly children: ReactNode;
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
}

/** A message that stays where it concerns something; announced when it appears. */
export function Notice({ tone, children, actions, ...rest }: NoticeProps) {
  const { icon: Icon, role, bg, color } = looks[tone];
  return (
    <chakra.div
      role={role}
      display="flex"
      // Where there is no room beside the words, the buttons stand below them.
      flexWrap={actions === undefined ? "nowrap" : "wrap"}
      gap="2"
      px="3"
      py="2"
      borderRadius="control"
      bg={bg}
      {...rest}
    >
      <chakra.span color={color} pt="0.5" flexShrink={0}>
        <Icon aria-hidden size={16} />
      </chakra.span>
      <chakra.div flex={actions === undefined ? "1" : "1 1 min(14rem, 100% - 2rem)"} minW="0" overflowWrap="anywhere">
        {children}
      </chakra.div>
      {actions}
    </chakra.div>
  );
}
