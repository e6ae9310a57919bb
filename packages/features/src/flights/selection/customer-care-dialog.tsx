import { Button, chakra, Link, Skeleton } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { Notice } from "@gatehouse/ui/notice";
import { type LucideIcon, Mail, Phone } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { useBooking } from "./booking.ts";
import { messages } from "./messages/index.ts";
import { useCustomerCare } from "./use-customer-care.ts";

export interface CustomerCareDialogProps {
  readonly onClose: () => void;
}

/** Customer Care: a mail link and a phone link (spec 3 §2.4). */
export function CustomerCareDialog({ onClose }: CustomerCareDialogProps) {
  const t = useMessages(messages);
  const booking = useBooking();
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t("care")}
      labels={{ close: t("close") }}
      footer={
        <Button type="button" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      <p>{t("care.lead")}</p>
      {booking && (
        <chakra.p textStyle="sm" color="fg.muted" pt="1">
          {t("care.booking", { bookingno: booking.bookingno })}
        </chakra.p>
      )}
      <chakra.div pt="4">
        <Ways />
      </chakra.div>
    </Dialog>
  );
}

function Ways() {
  const t = useMessages(messages);
  const booking = useBooking();
  const { contact, failed, retry } = useCustomerCare();
  if (failed)
    return (
      <Notice tone="bad" actions={<Button onClick={retry}>{t("care.retry")}</Button>}>
        {t("care.failed")}
      </Notice>
    );
  if (!contact)
    return (
      <chakra.output aria-label={t("care.loading")} display="flex" flexDirection="column" gap="2">
        <Skeleton height="14" />
        <Skeleton height="14" />
      </chakra.output>
    );
  const { email, phone } = contact;
  if (email === null && phone === null) return <p>{t("care.none")}</p>;
  const subject = booking ? t("care.subject", { bookingno: booking.bookingno }) : t("care.subjectless");
  return (
    <chakra.ul display="flex" flexDirection="column" gap="2" listStyleType="none">
      {email !== null && (
        <Way
          icon={Mail}
          name={t("care.mail")}
          value={email}
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
        />
      )}
      {phone !== null && (
        <Way icon={Phone} name={t("care.phone")} value={phone} href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} />
      )}
    </chakra.ul>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly value: string;
  readonly href: string;
}

const Way = ({ icon: Icon, name, value, href }: WayProps) => (
  <li>
    <Link
      href={href}
      display="flex"
      alignItems="center"
      gap="3"
      minH="14"
      px="4"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="control"
      textDecoration="none"
      _hover={{ bg: "bg.hover" }}
    >
      <Icon aria-hidden size={20} />
      <span>
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          {name}
        </chakra.span>
        <chakra.span fontWeight="strong" overflowWrap="anywhere">
          {value}
        </chakra.span>
      </span>
    </Link>
  </li>
);
