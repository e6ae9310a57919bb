import { chakra, HStack, type HTMLChakraProps, Link, VisuallyHidden } from "@chakra-ui/react";
import { siteParts, sitePath } from "@gatehouse/domain/site";
import { type ReactNode, useRef, useState } from "react";
import { AppLink, Brand, hasPage, LanguageSwitch } from "../../app/index.ts";
import { pageBrand } from "../../app/page-brand.ts";
import { useStore } from "../../app/store.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { ChatPlace } from "../../app/chat-place/chat-place.tsx";
import { SkipLink } from "../../app/skip-link.tsx";
import { messages } from "./messages/index.ts";

// The page, and the gutters beside it: the lines of the header, the pages and the footer begin at one edge.
const column = {
  width: "full",
  maxW: "calc(var(--gh-sizes-page) + 2 * var(--gh-spacing-gutter))",
  mx: "auto",
  px: "gutter",
} as const;

/** As wide as what is read on a page. Pages with bands from edge to edge place it themselves. */
export const TravellerColumn = (props: HTMLChakraProps<"div">) => (
  <chakra.div display="flex" flexDirection="column" flex="1" {...column} {...props} />
);

/** A light frame for travellers: who we are, the language, the page from edge to edge, and whose data it rests on. */
export function TravellerShell({ children }: { readonly children: ReactNode }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const main = useRef<HTMLElement>(null);
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh">
      <SkipLink label={t("skip")} target={() => main.current} />
      <chakra.header borderBottomWidth="1px" borderColor="border.subtle">
        <HStack justifyContent="space-between" minH="14" {...column}>
          <AppLink href="/" display="inline-flex" alignItems="center" minH="control">
            <HeaderBrand />
          </AppLink>
          <HStack gap="1" me="-2">
            <ChatPlace of="header" />
            <LanguageSwitch />
          </HStack>
        </HStack>
      </chakra.header>
      <chakra.main ref={main} tabIndex={-1} outline="none" flex="1" minW="0" display="flex" flexDirection="column">
        {children}
      </chakra.main>
      <chakra.footer
        aria-label={t("footer")}
        borderTopWidth="1px"
        borderColor="border.subtle"
        mt="12"
        textStyle="xs"
        color="fg.muted"
      >
        <HStack flexWrap="wrap" justifyContent="space-between" columnGap="6" rowGap="0" py="3" {...column}>
          <span>
            {t("airports")}{" "}
            <Link href="https://www.npmjs.com/package/airport-data-js" rel="noreferrer" target="_blank" py="2">
              airport-data-js
            </Link>
            ,{" "}
            <Link href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer license" target="_blank" py="2">
              CC BY 4.0
            </Link>
          </span>
          <HStack columnGap="6" rowGap="0" flexWrap="wrap">
            {/* Pages about the product are documents of their own: what is typed here stays here. */}
            {siteParts
              .filter((part) => hasPage(sitePath(part, language)))
              .map((part) => (
                <Link
                  key={part}
                  href={sitePath(part, language)}
                  target="_blank"
                  display="inline-flex"
                  alignItems="center"
                  minH="control"
                >
                  {t(part)}
                  <VisuallyHidden>, {t("newTab")}</VisuallyHidden>
                </Link>
              ))}
            <Link href="/login" display="inline-flex" alignItems="center" minH="control">
              {t("staff")}
            </Link>
          </HStack>
        </HStack>
      </chakra.footer>
    </chakra.div>
  );
}

/** Whose page it is: ours, or the vendor's who asks, with its logo where there is one that loads. */
function HeaderBrand() {
  const brand = useStore(pageBrand);
  const [broken, setBroken] = useState<string>();
  if (!brand?.logo || brand.logo === broken) return <Brand {...(brand && { name: brand.name })} />;
  const { name, logo } = brand;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5" fontWeight="strong" color="fg">
      <chakra.img src={logo} alt="" onError={() => setBroken(logo)} maxH="7" maxW="32" objectFit="contain" />
      {name}
    </chakra.span>
  );
}
