import { chakra } from "@chakra-ui/react";
import { BellRing, type LucideIcon, Radar, Route } from "lucide-react";
import { usePageTitle } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** The start page of the traveller site: what we do, and where the way in is. */
export function TravellerHome() {
  const t = useMessages(messages);
  usePageTitle(t("home.page"));
  return (
    <chakra.div py={{ base: "8", md: "16" }} display="flex" flexDirection="column" gap={{ base: "8", md: "12" }}>
      <div>
        <chakra.h1 textStyle="xl" textWrap="balance">
          {t("home.title")}
        </chakra.h1>
        <chakra.p pt="2" maxW="52ch" color="fg.muted">
          {t("home.lead")}
        </chakra.p>
      </div>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: "1fr", md: "repeat(3, 1fr)" }}
        gap={{ base: "6", md: "8" }}
      >
        <Fact icon={Radar} title={t("home.watch")} text={t("home.watchText")} />
        <Fact icon={BellRing} title={t("home.tell")} text={t("home.tellText")} />
        <Fact icon={Route} title={t("home.rebook")} text={t("home.rebookText")} />
      </chakra.ul>
      <chakra.p textStyle="sm" color="fg.muted">
        {t("home.notInsurance")}
      </chakra.p>
    </chakra.div>
  );
}

const Fact = ({
  icon: Icon,
  title,
  text,
}: {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}) => (
  <chakra.li display="flex" flexDirection={{ base: "row", md: "column" }} gap="3">
    <chakra.span
      display="grid"
      placeItems="center"
      flexShrink={0}
      boxSize="10"
      borderRadius="panel"
      bg="accent.soft"
      color="accent.fg"
    >
      <Icon aria-hidden size={20} />
    </chakra.span>
    <div>
      <chakra.h2 textStyle="md" fontWeight="strong">
        {title}
      </chakra.h2>
      <chakra.p color="fg.muted" textStyle="sm" pt="1" maxW="44ch">
        {text}
      </chakra.p>
    </div>
  </chakra.li>
);
