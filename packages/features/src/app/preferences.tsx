import { chakra, HStack } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { useColorMode } from "@gatehouse/ui/theme";
import { Moon, Sun } from "lucide-react";
import { chooseLanguage, languages, useLanguage, useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** Light or dark, remembered on this device. */
export function ColorModeSwitch() {
  const { mode, toggle } = useColorMode();
  const t = useMessages(messages);
  return (
    <IconButton
      icon={mode === "dark" ? Sun : Moon}
      label={mode === "dark" ? t("preferences.light") : t("preferences.dark")}
      onClick={toggle}
    />
  );
}

/** The languages side by side, each named in itself; remembered on this device. */
export function LanguageSwitch() {
  const current = useLanguage();
  const t = useMessages(messages);
  return (
    <HStack as="ul" gap="0" aria-label={t("preferences.language")}>
      {languages.map(({ code, name }) => (
        <li key={code}>
          <chakra.button
            type="button"
            lang={code}
            aria-pressed={code === current}
            onClick={() => void chooseLanguage(code)}
            minW="control"
            height="control"
            px="1.5"
            borderRadius="control"
            cursor="pointer"
            fontSize="xs"
            color={code === current ? "fg" : "fg.muted"}
            fontWeight={code === current ? "strong" : "regular"}
            textDecoration={code === current ? "underline" : "none"}
            textDecorationColor="accent.solid"
            textDecorationThickness="2px"
            textUnderlineOffset="5px"
            _hover={{ bg: "bg.hover" }}
          >
            {code.toUpperCase()}
            <chakra.span srOnly>{` ${name}`}</chakra.span>
          </chakra.button>
        </li>
      ))}
    </HStack>
  );
}
