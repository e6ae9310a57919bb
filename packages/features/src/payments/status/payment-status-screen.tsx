import { Button, chakra } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon } from "lucide-react";
import { useNavigation, usePageTitle } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { type PaymentStatus, statusInAddress } from "./status-in-address.ts";

export interface PaymentStatusScreenProps {
  /** The parameters of the address: `status` and `message`. */
  readonly search: Readonly<Record<string, unknown>>;
  /** Where Ok leads on a page that stands by itself. */
  readonly startHref: string;
}

/** What the page around this one is told: it takes the frame away (PAY-2). It says nothing that is not public. */
const closeFrame = { type: "close-iframe" } as const;

const looks: Readonly<Record<PaymentStatus["outcome"], readonly [LucideIcon, string]>> = {
  paid: [CircleCheck, "state.ok.fg"],
  failed: [CircleAlert, "state.bad.fg"],
  unknown: [CircleHelp, "state.warn.fg"],
};

/** Where the bank's page leads back to, often in a frame of the page on which somebody paid (PAY-1, PAY-2). */
export function PaymentStatusScreen({ search, startHref }: PaymentStatusScreenProps) {
  const t = useMessages(messages);
  const { navigate } = useNavigation();
  const { outcome, message } = statusInAddress(search);
  const [Icon, color] = looks[outcome];
  usePageTitle(t("title"));
  const leave = (): void => {
    // Any page may hold the frame: which one it is cannot be known here, and the message gives nothing away.
    if (window.parent !== window) window.parent.postMessage(closeFrame, "*");
    else navigate(startHref);
  };
  return (
    <chakra.section
      display="grid"
      justifyItems="center"
      alignContent="center"
      gap="3"
      flex="1"
      px="gutter"
      py="8"
      textAlign="center"
      overflowWrap="anywhere"
    >
      <chakra.span color={color}>
        <Icon aria-hidden size={48} strokeWidth={1.5} />
      </chakra.span>
      <chakra.h1 textStyle="xl" textWrap="balance">
        {t(outcome)}
      </chakra.h1>
      <chakra.p maxW="prose" color="fg.muted">
        {t(`${outcome}Help`)}
      </chakra.p>
      {message !== "" && (
        <chakra.p maxW="prose">
          <chakra.span color="fg.muted">{t("says")}</chakra.span> <bdi>{message}</bdi>
        </chakra.p>
      )}
      <Button variant="solid" size="lg" mt="2" minW="24" onClick={leave}>
        {t("ok")}
      </Button>
    </chakra.section>
  );
}
