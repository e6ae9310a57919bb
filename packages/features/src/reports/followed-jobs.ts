import { useEffect } from "react";

const followed = new Set<number>();

/** While it is shown, the page itself tells how this job goes and what came of it. */
export function useFollowed(jobId: number): void {
  useEffect(() => {
    followed.add(jobId);
    return () => void followed.delete(jobId);
  }, [jobId]);
}

/** Whether the page that is open tells what came of this job. */
export const isFollowed = (jobId: number): boolean => followed.has(jobId);
