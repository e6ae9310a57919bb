import { Button, chakra } from "@chakra-ui/react";
import type { BrandSection } from "@gatehouse/domain/brand";
import { product, usePageTitle } from "../app/index.ts";
import { useLanguage, useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";

const Paragraphs = ({ paragraphs }: Pick<BrandSection, "paragraphs">) =>
  paragraphs.map((text) => (
    <chakra.p key={text} pt="2" color="fg.muted">
      {text}
    </chakra.p>
  ));

/** `/info`: what the product is and how to get in, in the brand's own words (BRD-5). */
export function InfoScreen() {
  const t = useMessages(messages);
  const language = useLanguage();
  const { info = [], legal = [] } = product.texts?.[language] ?? {};
  const [first, ...rest] = info;
  usePageTitle(t("title"));
  return (
    <>
      <chakra.div maxW="2xl">
        <chakra.h1 textStyle="xl" fontSize={{ md: "2rem" }}>
          {first?.title ?? t("none")}
        </chakra.h1>
        {first?.paragraphs.map((text) => (
          <chakra.p key={text} pt="4" fontSize="md" color="fg.muted">
            {text}
          </chakra.p>
        ))}
        <Button asChild variant="solid" mt="6">
          {/* The sign-in is another app. */}
          <a href="/login">{t("signIn")}</a>
        </Button>
      </chakra.div>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
        gap="8"
      >
        {rest.map(({ title, paragraphs }) => (
          <chakra.section key={title} borderTopWidth="2px" borderColor="accent.solid" pt="4">
            <chakra.h2 textStyle="lg">{title}</chakra.h2>
            <Paragraphs paragraphs={paragraphs} />
          </chakra.section>
        ))}
      </chakra.div>
      {legal.length > 0 && (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
          gap="8"
          borderTopWidth="1px"
          borderColor="border.subtle"
          pt="6"
          textStyle="sm"
        >
          {legal.map(({ title, paragraphs }) => (
            <section key={title}>
              <chakra.h2 fontWeight="strong">{title}</chakra.h2>
              <Paragraphs paragraphs={paragraphs} />
            </section>
          ))}
        </chakra.div>
      )}
    </>
  );
}
