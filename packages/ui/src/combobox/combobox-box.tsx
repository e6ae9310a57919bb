import { chakra, useRecipe } from "@chakra-ui/react";
import { ChevronDown, X } from "lucide-react";
import { oppositeDirection } from "../field/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { keepInside } from "./keep-inside.ts";
import type { ComboboxBoxProps } from "./types.ts";
import { useCombobox } from "./use-combobox.ts";

interface BoxProps<Item> extends ComboboxBoxProps<Item> {
  readonly id: string;
  /** Name of the list; and of the input where `named` says that nothing else names it. */
  readonly label: string;
  readonly named?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** Name of the button that empties the field; without it there is none. */
  readonly clearLabel?: string | undefined;
  readonly describedBy: string;
  /** The list is as wide as the next positioned box around it, for an input that is narrower than its options. */
  readonly wideList?: boolean | undefined;
}

/** The input of a combobox and its list. */
export function ComboboxBox<Item>({ ref = null, ...props }: BoxProps<Item>) {
  const { id, label, text, options, optionKey, renderOption, note, announcement, icon, clearLabel, wideList } = props;
  const look = useRecipe({ key: "input" })({ size: props.size });
  const {
    isOpen,
    active,
    input,
    option,
    list,
    note: noteEvents,
    clear,
  } = useCombobox({
    ...props,
    listId: `${id}-list`,
    listLabel: label,
  });
  const isClearable = clearLabel !== undefined && text !== "" && props.input?.disabled !== true;
  // What is before and after the text.
  const before = icon !== undefined ? "9" : props.size === "lg" ? "3" : "2.5";
  const after = clearLabel === undefined ? "8" : "10";
  return (
    <chakra.div position={wideList ? undefined : "relative"} width="full">
      <chakra.div position="relative">
        {icon !== undefined && (
          <chakra.span
            aria-hidden
            position="absolute"
            insetStart="3"
            top="50%"
            translate="0 -50%"
            color="fg.muted"
            pointerEvents="none"
            css={{ "& svg": { boxSize: "icon" } }}
          >
            {icon}
          </chakra.span>
        )}
        <chakra.input
          type="text"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...props.input}
          {...input}
          css={[look, { [oppositeDirection]: { textAlign: "end", ps: after, pe: before } }]}
          id={id}
          aria-invalid={props.invalid || undefined}
          aria-required={props.required}
          aria-describedby={props.describedBy}
          ref={ref}
          {...(props.named ? { "aria-label": label } : {})}
          {...(props.name === undefined ? {} : { name: props.name })}
          {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
          ps={before}
          pe={after}
          textOverflow="ellipsis"
        />
        {/* No stop on the way by Tab: what is in the field is selected there, and a key deletes it. */}
        {isClearable && (
          <chakra.span position="absolute" insetEnd="0" insetBlock="0" display="grid" placeItems="center">
            <IconButton type="button" tabIndex={-1} icon={X} label={clearLabel} height="full" {...clear} />
          </chakra.span>
        )}
        {props.arrow && !isClearable && (
          <chakra.span
            aria-hidden
            position="absolute"
            insetEnd="2.5"
            insetBlock="0"
            display="grid"
            placeItems="center"
            color="fg.muted"
            pointerEvents="none"
            css={{ "& svg": { boxSize: "icon" } }}
          >
            <ChevronDown />
          </chakra.span>
        )}
      </chakra.div>
      {isOpen && (options?.length || note !== undefined) && (
        <chakra.div
          ref={keepInside}
          position="absolute"
          top="calc(100% + 4px)"
          insetInline="0"
          minW={wideList ? "full" : { base: "full", md: "sm" }}
          zIndex="popover"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border.subtle"
          borderRadius="panel"
          boxShadow="float"
          {...noteEvents}
        >
          <chakra.ul {...list} maxH="80" overflowY="auto" py={options?.length ? "1" : undefined}>
            {options?.map((item, index) => (
              <chakra.li
                key={optionKey(item)}
                {...option(item, index)}
                px="3"
                py="2"
                minH="control"
                display="flex"
                alignItems="center"
                cursor="pointer"
                borderInlineStartWidth="2px"
                borderColor={index === active ? "accent.solid" : "transparent"}
                bg={index === active ? "bg.selected" : undefined}
                _hover={{ bg: "bg.hover" }}
              >
                {renderOption(item)}
              </chakra.li>
            ))}
          </chakra.ul>
          {!options?.length && (
            <chakra.p px="3" py="3" textStyle="sm" color="fg.muted">
              {note}
            </chakra.p>
          )}
        </chakra.div>
      )}
      <chakra.output srOnly>{isOpen ? announcement : ""}</chakra.output>
    </chakra.div>
  );
}
