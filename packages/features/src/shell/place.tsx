import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { AppLink, useNavigation, usePageName, usePageTitle } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { useMenu } from "./data/use-menu.ts";
import { menuTrail } from "./menu-place.ts";
import { messages } from "./messages/index.ts";
import { useMenuLabel } from "./use-menu-label.ts";

/** Where the page is in the menu, or what it calls itself when it is in none; on narrow screens only its own name. */
export function Place() {
  const t = useMessages(messages);
  const { path } = useNavigation();
  const { menu } = useMenu();
  const label = useMenuLabel();
  const name = usePageName();
  const own = menu ? menuTrail(menu, path) : [];
  const above = name?.under && menu ? menuTrail(menu, name.under) : [];
  const trail = above.length > 0 ? above : own;
  usePageTitle(own.map(label).toReversed().join(" · ") || undefined);
  const steps = [
    ...trail.map((node) => ({ id: node.mid, text: label(node), path: node.path })),
    ...(name && own.length === 0 ? [{ id: name.title, text: name.title, path: "" }] : []),
  ];
  if (steps.length === 0) return null;
  return (
    <chakra.nav aria-label={t("place")} minW="0">
      <chakra.ol display="flex" alignItems="center" gap="2" whiteSpace="nowrap" color="fg.muted">
        {steps.map(({ id, text, path: to }, index) => {
          const last = index === steps.length - 1;
          return (
            <Fragment key={id}>
              <chakra.li
                minW="0"
                display={last ? "block" : { base: "none", lg: "block" }}
                {...(last
                  ? {
                      color: "fg",
                      fontWeight: "strong",
                      overflow: "hidden",
                      textOverflow: "ellipsis",
                      "aria-current": "page" as const,
                    }
                  : {})}
              >
                {to && !last ? <AppLink href={to}>{text}</AppLink> : text}
              </chakra.li>
              {!last && (
                <chakra.li aria-hidden display={{ base: "none", lg: "block" }} color="fg.faint">
                  /
                </chakra.li>
              )}
            </Fragment>
          );
        })}
      </chakra.ol>
    </chakra.nav>
  );
}
