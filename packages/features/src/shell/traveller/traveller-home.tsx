import { chakra } from "@chakra-ui/react";
import { BellRing, type LucideIcon, Radar, Route } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { TravellerColumn } from "./traveller-shell.tsx";

export interface TravellerHomeProps {
  /** Its place among the headings of the page. Default `h1`. */
  readonly titleAs?: "h1" | "h2";
}

/** What we do for travellers, and where the way in is: below the search form of the start page. */
export function TravellerHome({ titleAs = "h1" }: TravellerHomeProps) {
  const t = useMessages(messages);
  const FactTitle = titleAs === "h1" ? "h2" : "h3";
  return (
    <TravellerColumn py={{ base: "8", md: "16" }} gap={{ base: "8", md: "12" }}>
      <div>
        <chakra.h1 as={titleAs} textStyle="lg" textWrap="balance">
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
        <Fact icon={Radar} titleAs={FactTitle} title={t("home.watch")} text={t("home.watchText")} />
        <Fact icon={BellRing} titleAs={FactTitle} title={t("home.tell")} text={t("home.tellText")} />
        <Fact icon={Route} titleAs={FactTitle} title={t("home.rebook")} text={t("home.rebookText")} />
      </chakra.ul>
      <chakra.p textStyle="sm" color="fg.muted">
        {t("home.notInsurance")}
      </chakra.p>
    </TravellerColumn>
  );
}

const Fact = ({
  icon: Icon,
  titleAs,
  title,
  text,
}: {
  readonly icon: LucideIcon;
  readonly titleAs: "h2" | "h3";
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
      <chakra.h2 as={titleAs} textStyle="md" fontWeight="strong">
        {title}
      </chakra.h2>
      <chakra.p color="fg.muted" textStyle="sm" pt="1" maxW="44ch">
        {text}
      </chakra.p>
    </div>
  </chakra.li>
);
