import { chakra, useRecipe } from "@chakra-ui/react";
import { requestTextLimits } from "@gatehouse/domain/requests";
import { useState } from "react";
import { useMessages } from "../../../i18n/index.ts";
import type { EntryKind } from "../form/paths.ts";
import { idOf } from "../form/paths.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { useRequestField } from "../form/use-request-field.ts";
import { messages } from "../messages/index.ts";

const pathOf = {
  flights: "comments.flightComment",
  hotels: "comments.hotelComment",
  cars: "comments.carComment",
  trains: "comments.trainComment",
} as const;

/** Whether the comment of a kind is shown, and how to show it. */
export function useComment(kind: EntryKind): { readonly isShown: boolean; readonly show: (() => void) | undefined } {
  const { values, goTo } = useRequestForm();
  const [isAsked, setAsked] = useState(false);
  const [, name] = pathOf[kind].split(".") as ["comments", keyof typeof values.comments];
  const isShown = isAsked || values.comments[name] !== "";
  return {
    isShown,
    show: isShown
      ? undefined
      : () => {
          setAsked(true);
          goTo(pathOf[kind]);
        },
  };
}

/** A comment on one kind of entries, with the note that it promises nothing (REQ-6). */
export function CommentField({ kind }: { readonly kind: EntryKind }) {
  const t = useMessages(messages);
  const path = pathOf[kind];
  const { ref, value, change, leave } = useRequestField(path);
  const look = useRecipe({ key: "textarea" })({});
  const id = idOf(path);
  return (
    <chakra.div
      mt="2.5"
      ps={{ base: "0", md: "1.625rem" }}
      display="grid"
      gridTemplateColumns={{ base: "1fr", md: "6rem minmax(0, 1fr) auto" }}
      columnGap="2"
      rowGap="1"
      alignItems="center"
    >
      <chakra.label htmlFor={id} textStyle="xs" color="fg.muted">
        {t("comment")}
      </chakra.label>
      <chakra.textarea
        id={id}
        ref={ref}
        rows={1}
        aria-label={t(`comment.${kind}`)}
        aria-describedby={`${id}-note`}
        css={look}
        minHeight="control"
        py="1"
        maxLength={requestTextLimits.comment}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={leave}
        style={{ fieldSizing: "content" } as object}
      />
      <chakra.p id={`${id}-note`} textStyle="xs" color="fg.muted">
        {t("comment.note")}
      </chakra.p>
    </chakra.div>
  );
}
