/**
 * Calls back once the frame that is being made has been painted: what is heavy begins after the press that asked for it has been
 * answered on the screen. In a hidden page no frame is made; there it calls back soon.
 * @returns takes the call back
 */
export function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (document.hidden) {
    timer = setTimeout(call);
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
