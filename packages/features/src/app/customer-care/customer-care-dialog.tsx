import { Button, chakra, Link, Skeleton } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { Notice } from "@gatehouse/ui/notice";
import { type LucideIcon, Mail, Phone } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages.ts";
import { type ReadCustomerCare, useCustomerCare } from "./data/use-customer-care.ts";

/** Whom Customer Care is asked about, and how it is reached. */
export interface CustomerCareQuestion {
  readonly read: ReadCustomerCare;
  /** The booking that it is about, where one is known. */
  readonly bookingNo: string | undefined;
  /** What it is about without one: the subject of the mail. */
  readonly about: string;
}

export interface CustomerCareDialogProps extends CustomerCareQuestion {
  readonly onClose: () => void;
}

/** Customer Care: a mail link and a phone link (FLT-20). */
export function CustomerCareDialog({ onClose, ...question }: CustomerCareDialogProps) {
  const t = useMessages(messages);
  const { bookingNo } = question;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t("title")}
      labels={{ close: t("close") }}
      footer={
        <Button type="button" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      <p>{t("lead")}</p>
      {bookingNo !== undefined && (
        <chakra.p textStyle="sm" color="fg.muted" pt="1">
          {t("booking", { bookingNo })}
        </chakra.p>
      )}
      <chakra.div pt="4">
        <Ways {...question} />
      </chakra.div>
    </Dialog>
  );
}

function Ways({ read, bookingNo, about }: CustomerCareQuestion) {
  const t = useMessages(messages);
  const { contact, failed, retry } = useCustomerCare(read);
  if (failed)
    return (
      <Notice tone="bad" actions={<Button onClick={retry}>{t("retry")}</Button>}>
        {t("failed")}
      </Notice>
    );
  if (!contact)
    return (
      <chakra.output aria-label={t("loading")} display="flex" flexDirection="column" gap="2">
        <Skeleton height="14" />
        <Skeleton height="14" />
      </chakra.output>
    );
  const { email, phone } = contact;
  if (email === null && phone === null) return <p>{t("none")}</p>;
  const subject = bookingNo === undefined ? about : t("subject", { bookingNo });
  return (
    <chakra.ul display="flex" flexDirection="column" gap="2" listStyleType="none">
      {email !== null && (
        <Way
          icon={Mail}
          name={t("mail")}
          value={email}
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
        />
      )}
      {phone !== null && (
        <Way icon={Phone} name={t("phone")} value={phone} href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} />
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
