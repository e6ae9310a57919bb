import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

export type ProgramList = Awaited<ReturnType<Api["requests"]["programList"]>>;
export type ListedProgram = ProgramList["programs"][number];
export type CheckedFile = Awaited<ReturnType<Api["requests"]["importPrograms"]>>;

/** The programs of a vendor for the page that uploads and lists them. @param vendorCode empty for one's own, or the first */
export function usePrograms(vendorCode: string) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    ["requests.programList", vendorCode],
    ([, code]) => api.requests.programList({ vendorCode: code }),
    { keepPreviousData: true },
  );
  const error: unknown = answer.error;
  return { found: data, error, reading: isValidating, read: () => mutate() };
}
