import { CaseListScreen } from "@gatehouse/features/cases/list";
import { parseCaseSearch } from "@gatehouse/features/cases/list-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const mine = getRouteApi("/dashboard/casemgmt/my-cases");
const open = getRouteApi("/dashboard/casemgmt/all-open-cases");
const closed = getRouteApi("/dashboard/casemgmt/all-closed-cases");
const found = getRouteApi("/dashboard/casemgmt/search-cases");

export function MyCases() {
  const navigate = mine.useNavigate();
  return (
    <CaseListScreen
      key="mine"
      view="mine"
      search={useParsed(mine.useSearch(), parseCaseSearch)}
      onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })}
    />
  );
}

export function AllOpenCases() {
  const navigate = open.useNavigate();
  return (
    <CaseListScreen
      key="open"
      view="open"
      search={useParsed(open.useSearch(), parseCaseSearch)}
      onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })}
    />
  );
}

export function AllClosedCases() {
  const navigate = closed.useNavigate();
  return (
    <CaseListScreen
      key="closed"
      view="closed"
      search={useParsed(closed.useSearch(), parseCaseSearch)}
      onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })}
    />
  );
}

export function SearchCases() {
  const navigate = found.useNavigate();
  return (
    <CaseListScreen
      key="search"
      view="search"
      search={useParsed(found.useSearch(), parseCaseSearch)}
      onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })}
    />
  );
}
