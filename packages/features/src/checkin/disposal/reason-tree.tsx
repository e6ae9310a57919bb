import { chakra } from "@chakra-ui/react";
import type { DisposalReason } from "@gatehouse/domain/checkin";
import { Choice as ChoiceBox } from "@gatehouse/ui/choice";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { Fragment, type ReactNode } from "react";

export interface ReasonTreeProps {
  readonly options: readonly DisposalReason[];
  readonly reason1: string | undefined;
  readonly reason2: string | undefined;
  /** The words of an option. */
  readonly name: (option: DisposalReason) => string;
  readonly labels: { readonly issue: string; readonly subIssue: string };
  readonly onIssue: (code: string) => void;
  readonly onSubIssue: (code: string) => void;
}

/** The reasons as a tree: the issues, and below the chosen one what it is in particular. Number keys choose on the open level. */
export function ReasonTree({ options, reason1, reason2, name, labels, onIssue, onSubIssue }: ReasonTreeProps) {
  const chosen = options.find(({ code }) => code === reason1);
  return (
    <Level label={labels.issue}>
      {options.map((issue, at) => (
        <Fragment key={issue.code}>
          <Choice
            group="reason1"
            label={name(issue)}
            checked={issue === chosen}
            strong={issue === chosen}
            keys={chosen ? undefined : String(at + 1)}
            onChoose={() => onIssue(issue.code)}
          />
          {issue === chosen && issue.children.length > 0 && (
            <chakra.div ms="2" ps="4" mb="1" borderInlineStartWidth="2px" borderColor="accent.solid">
              <Level label={labels.subIssue}>
                {issue.children.map((child, index) => (
                  <Choice
                    key={child.code}
                    group="reason2"
                    label={name(child)}
                    checked={child.code === reason2}
                    strong={child.code === reason2}
                    keys={String(index + 1)}
                    onChoose={() => onSubIssue(child.code)}
                  />
                ))}
              </Level>
            </chakra.div>
          )}
        </Fragment>
      ))}
    </Level>
  );
}

const Level = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <chakra.fieldset minW="0">
    <chakra.legend fontSize="xs" fontWeight="strong" color="fg.muted" pb="1">
      {label}
    </chakra.legend>
    {children}
  </chakra.fieldset>
);

interface ChoiceProps {
  readonly group: string;
  readonly label: string;
  readonly checked: boolean;
  readonly strong: boolean;
  /** The key that chooses it now. */
  readonly keys: string | undefined;
  readonly onChoose: () => void;
}

const Choice = ({ group, label, checked, strong, keys, onChoose }: ChoiceProps) => (
  <chakra.label
    display="flex"
    alignItems="center"
    gap="2.5"
    minH="8"
    px="2"
    borderRadius="control"
    cursor="pointer"
    fontWeight={strong ? "strong" : "regular"}
    bg={checked ? "bg.selected" : undefined}
    _hover={{ bg: checked ? "bg.selected" : "bg.hover" }}
    css={{ "@media (pointer: coarse)": { minHeight: "touch" } }}
  >
    <ChoiceBox
      type="radio"
      name={group}
      checked={checked}
      onChange={onChoose}
      {...(keys === undefined ? {} : { "aria-keyshortcuts": ariaKeys(keys) })}
    />
    <chakra.span flex="1" py="1">
      {label}
    </chakra.span>
    {keys !== undefined && <KeyHint keys={keys} />}
  </chakra.label>
);
