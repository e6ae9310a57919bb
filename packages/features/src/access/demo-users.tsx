import { useState } from "react";
import { chakra } from "@chakra-ui/react";
import {
  demoChoiceLink,
  demoChoicePath,
  demoDisruptionPath,
  demoDisruptions,
  demoLinkPath,
  demoLinks,
  type Role,
} from "@gatehouse/domain/access";
import { hasPage, useRoleName } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface DemoUsersProps {
  readonly users: readonly { readonly email: string; readonly role: Role }[];
  readonly password: string;
  readonly onChoose: (email: string) => void;
}

/** The users of the demo world, one click fills the form; and the links that its travellers got, which need no user. */
export function DemoUsers({ users, password, onChoose }: DemoUsersProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const t = useMessages(messages);
  const roleName = useRoleName();
  return (
    <chakra.section aria-labelledby="demo-users" display="flex" flexDirection="column" gap="3" minW="0">
      <div>
        <chakra.h2 id="demo-users" textStyle="md" fontWeight="strong">
          {t("demo.title")}
        </chakra.h2>
        <chakra.p color="fg.muted" pt="0.5">
          {t("demo.help")}
        </chakra.p>
      </div>
      <chakra.ul display="flex" flexDirection="column" mx="-2">
        {users.map(({ email, role }) => (
          <li key={email}>
            <chakra.button
              type="button"
              onClick={() => onChoose(email)}
              display="flex"
              justifyContent="space-between"
              alignItems="baseline"
              // Addresses are read in full: below the role where both do not fit beside each other.
              flexWrap="wrap"
              columnGap="3"
              width="full"
              px="2"
              py="1"
              borderRadius="control"
              textAlign="start"
              cursor="pointer"
              _hover={{ bg: "bg.hover" }}
            >
              <chakra.span fontWeight="strong" whiteSpace="nowrap">
                {roleName(role)}
              </chakra.span>
              <chakra.span textStyle="xs" color="fg.muted" minW="0" overflowWrap="anywhere">
                {email}
              </chakra.span>
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="xs" color="fg.muted">
        {t("demo.password")} <chakra.code textStyle="code">{password}</chakra.code>
      </chakra.p>
      <chakra.p textStyle="xs" color="fg.muted">
        {t("demo.links")}{" "}
        {demoLinks.map((link, index) => (
          <chakra.span key={link.bookingNo}>
            {index > 0 && " · "}
            <chakra.a href={demoLinkPath(link)} color="accent.fg" textDecoration="underline" whiteSpace="nowrap">
              {link.bookingNo}
            </chakra.a>
          </chakra.span>
        ))}
        {hasPage("/fsbsearch") && (
          <>
            {"; "}
            {t("demo.choice")}{" "}
            <chakra.a href={demoChoicePath(today)} color="accent.fg" textDecoration="underline" whiteSpace="nowrap">
              {demoChoiceLink.bookingNo}
            </chakra.a>
          </>
        )}
        {hasPage("/fg48") && `; ${t("demo.disruptions")} `}
        {(hasPage("/fg48") ? demoDisruptions : []).map((link, index) => (
          <chakra.span key={link.bookingNo}>
            {index > 0 && " · "}
            <chakra.a href={demoDisruptionPath(link)} color="accent.fg" textDecoration="underline" whiteSpace="nowrap">
              {link.bookingNo}
            </chakra.a>
          </chakra.span>
        ))}
      </chakra.p>
    </chakra.section>
  );
}
