import { Button, chakra } from "@chakra-ui/react";
import { Bot } from "lucide-react";
import { PageHeader } from "../../app/page-header.tsx";
import { Can, useActions, usePermission } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { automationMinutes } from "../data/use-release-automation.ts";
import { AirlinesSection } from "./airlines-section.tsx";
import { messages } from "./messages/index.ts";
import { PnrSection } from "./pnr-section.tsx";
import { Section } from "./section.tsx";
import { useAutomationWork } from "./use-automation-work.ts";

/** The automation reload page (AUT-7): by airlines, by PNR, and taking back what automation has had for too long. */
export function ReloadScreen() {
  const t = useMessages(messages);
  const work = useAutomationWork();
  const mayRelease = usePermission("CH_REL_AUTO");
  useActions(
    mayRelease ? [{ id: "automation.release", label: t("release.button"), icon: Bot, run: work.release }] : [],
  );
  return (
    <chakra.div
      display="grid"
      gridTemplate={{
        base: "auto minmax(26rem, 1fr) auto / minmax(0, 1fr)",
        lg: "auto minmax(0, 1fr) / minmax(0, 1fr) minmax(20rem, 26rem)",
      }}
      height="full"
      minH="0"
      overflowY="auto"
    >
      <chakra.header px={{ base: "3", md: "gutter" }} pt="2" gridColumn="1 / -1">
        <PageHeader title={t("title")} />
      </chakra.header>
      <AirlinesSection work={work} />
      <chakra.div
        overflowY={{ lg: "auto" }}
        borderInlineStartWidth={{ lg: "1px" }}
        borderTopWidth={{ base: "1px", lg: 0 }}
        mt={{ lg: "4" }}
      >
        <PnrSection work={work} />
        <Can permission="CH_REL_AUTO">
          <Section title={t("release.title")} hint={t("release.hint", { minutes: automationMinutes })}>
            <Button aria-disabled={work.busy || undefined} onClick={work.busy ? undefined : work.release}>
              <Bot aria-hidden /> {t("release.button")}
            </Button>
          </Section>
        </Can>
      </chakra.div>
    </chakra.div>
  );
}
