import { Button, chakra } from "@chakra-ui/react";
import { ListPlus } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

/** Says that only what is missing is asked for, and shows the rest to who wants to change it. */
export function AllFields({ name, onShow }: { readonly name: string; readonly onShow: () => void }) {
  const t = useMessages(messages);
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      px={{ base: "4", md: "5" }}
      pb="3"
      mt="-2"
    >
      <chakra.p textStyle="sm" color="fg.muted">
        {t("all.rest")}
      </chakra.p>
      <Button variant="ghost" ms="-3" aria-label={t("all.of", { name })} onClick={onShow}>
        <ListPlus aria-hidden /> {t("all.show")}
      </Button>
    </chakra.div>
  );
}
