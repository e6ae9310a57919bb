import { Box, chakra, Input } from "@chakra-ui/react";
import type { SearchTerm } from "@gatehouse/domain/checkin";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Search } from "lucide-react";
import { type FormEvent, type Ref, useId, useState } from "react";

export interface SearchFieldProps {
  readonly label: string;
  /** Name of the button. */
  readonly submit: string;
  /** What is being shown now; the field follows it. */
  readonly value: string;
  /** Characters that can be typed; default 40. */
  readonly longest?: number;
  /** What was typed as the search takes it, or the key of what is wrong. */
  readonly parse: (typed: string) => SearchTerm;
  /** The words of that key. */
  readonly words: (key: string) => string;
  readonly onSearch: (term: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A search of one term, checked when it is sent and said below the field. */
export function SearchField({ label, submit, value, longest = 40, parse, words, onSearch, ref }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [problem, setProblem] = useState<string>();
  const errorId = useId();
  if (shown !== value) {
    setShown(value);
    setTyped(value);
    setProblem(undefined);
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    const read = parse(typed);
    if ("problem" in read) {
      setProblem(read.problem);
      return;
    }
    setProblem(undefined);
    setTyped(read.term);
    onSearch(read.term);
  };
  return (
    <chakra.form aria-label={label} onSubmit={search} noValidate minW="0" flex={{ base: "1 1 7rem", lg: "none" }}>
      <Box position="relative">
        <Input
          ref={ref}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
          aria-label={label}
          placeholder={label}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : errorId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longest}
          pe="8"
          css={{ "@media (pointer: coarse)": { pe: "12" } }}
        />
        <Box position="absolute" insetEnd="0.5" insetBlock="0" display="flex" alignItems="center" gap="1">
          <IconButton icon={Search} label={submit} type="submit" size="sm" />
        </Box>
      </Box>
      {problem !== undefined && (
        <chakra.p id={errorId} role="alert" color="state.bad.fg" fontSize="xs" pt="1">
          {words(problem)}
        </chakra.p>
      )}
    </chakra.form>
  );
}
