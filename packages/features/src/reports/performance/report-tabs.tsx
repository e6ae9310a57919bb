import { chakra } from "@chakra-ui/react";
import { AppLink, useNavigation } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { type WorkReport, workReports } from "./performance-search.ts";

/** The ways between the two reports that share a form: links, because each has an address. */
export function ReportTabs({ report }: { readonly report: WorkReport }) {
  const t = useMessages(messages);
  const { path } = useNavigation();
  return (
    <chakra.nav aria-label={t("tabs")} pt="2">
      <chakra.ul display="flex" gap="1" borderBottomWidth="1px" borderColor="border.subtle">
        {workReports.map((each) => (
          <li key={each}>
            <AppLink
              href={each === "performance" ? path : `${path}?type=${each}`}
              {...(each === report ? { "aria-current": "page" as const } : {})}
              display="flex"
              alignItems="center"
              minH="control"
              px="3"
              mb="-1px"
              color="fg.muted"
              borderBottomWidth="2px"
              borderColor="transparent"
              _hover={{ color: "fg" }}
              css={{
                "&[aria-current=page]": { color: "accent.fg", borderColor: "accent.solid", fontWeight: "strong" },
              }}
            >
              {t(`tab.${each}`)}
            </AppLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
