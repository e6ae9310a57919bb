import { chakra, HStack } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Tooltip } from "@gatehouse/ui/tooltip";
import { LogOut } from "lucide-react";
import { AppLink, type User, useRoleName } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { useLogout } from "./use-logout.ts";

/** Up to two letters. */
const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? "")
    .join("");

/** `line1, line2, city, state, pincode` without the parts that are empty. */
const addressOf = ({ address }: User["organisation"]): string =>
  address
    ? [address.line1, address.line2, address.city, address.state, address.pincode].filter(Boolean).join(", ")
    : "";

export interface AccountProps {
  readonly user: User;
  readonly folded: boolean;
}

/** Who is signed in, in which role and for whom, and Logout (UI-7). */
export function Account({ user, folded }: AccountProps) {
  const t = useMessages(messages);
  const roleName = useRoleName();
  const leave = useLogout();
  const address = addressOf(user.organisation);
  const avatar = (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink={0}
      boxSize="7"
      borderRadius="full"
      bg="state.violet.soft"
      color="state.violet.fg"
      textStyle="xs"
      fontWeight="strong"
    >
      {initials(user.name)}
    </chakra.span>
  );
  const button = <IconButton icon={LogOut} label={t("logout")} onClick={leave} />;
  if (folded)
    return (
      <chakra.div
        display="flex"
        flexDirection="column"
        alignItems="center"
        gap="1"
        py="2"
        borderTopWidth="1px"
        borderColor="border.subtle"
      >
        <Tooltip placement="right" content={`${user.name} · ${roleName(user.role)} · ${user.organisation.name}`}>
          <AppLink href="/dashboard/profile" borderRadius="full">
            {avatar}
            <chakra.span srOnly>
              {t("profile", { name: user.name })}, {roleName(user.role)}, {user.organisation.name}
            </chakra.span>
          </AppLink>
        </Tooltip>
        {button}
      </chakra.div>
    );
  return (
    <chakra.div
      borderTopWidth="1px"
      borderColor="border.subtle"
      px="2.5"
      pt="2.5"
      pb="2"
      display="flex"
      flexDirection="column"
      gap="2"
    >
      <chakra.address fontStyle="normal" textStyle="xs" color="fg.muted">
        <chakra.span display="block" fontWeight="strong" color="fg">
          {user.organisation.name}
        </chakra.span>
        {address}
      </chakra.address>
      <HStack gap="2.5">
        {avatar}
        <chakra.div
          flex="1"
          minW="0"
          css={{ "& > *": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } }}
        >
          <chakra.div fontWeight="strong" title={user.name}>
            <AppLink
              href="/dashboard/profile"
              aria-label={t("profile", { name: user.name })}
              display="block"
              minH="6"
              overflow="hidden"
              textOverflow="ellipsis"
            >
              {user.name}
            </AppLink>
          </chakra.div>
          <chakra.div textStyle="xs" color="fg.muted">
            {roleName(user.role)}
          </chakra.div>
        </chakra.div>
        {button}
      </HStack>
    </chakra.div>
  );
}
