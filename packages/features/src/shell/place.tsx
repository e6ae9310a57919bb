import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { useNavigation, usePageTitle } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { useMenu } from "./data/use-menu.ts";
import { menuTrail } from "./menu-place.ts";
import { messages } from "./messages/index.ts";
import { useMenuLabel } from "./use-menu-label.ts";

/** Where the page stands in the menu; on narrow screens only its own name. */
export function Place() {
  const t = useMessages(messages);
  const { path } = useNavigation();
  const { menu } = useMenu();
  const label = useMenuLabel();
  const trail = menu ? menuTrail(menu, path) : [];
  const page = trail.at(-1);
  usePageTitle(page && trail.map(label).toReversed().join(" · "));
  if (!page) return null;
  return (
    <chakra.nav aria-label={t("place")} minW="0">
      <chakra.ol display="flex" alignItems="center" gap="2" whiteSpace="nowrap" color="fg.muted">
        {trail.map((node) => {
          const last = node === page;
          return (
            <Fragment key={node.mid}>
              <chakra.li
                display={last ? "block" : { base: "none", sm: "block" }}
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
                {label(node)}
              </chakra.li>
              {!last && (
                <chakra.li aria-hidden display={{ base: "none", sm: "block" }} color="fg.faint">
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
