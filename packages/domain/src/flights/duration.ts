/** A duration in seconds as H:MM (FLT-12), whole minutes begun are not counted: 31,800 is "8:50". */
export function durationText(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
