import { defineChunk } from "@gatehouse/ui/lazy";
import { type FeatureBundle, LazyMotion, MotionConfig } from "framer-motion";
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";

const features = defineChunk<FeatureBundle>(async () => (await import("./motion-features.ts")).motionFeatures, "later");

const notYet = (): Promise<FeatureBundle> => new Promise(() => undefined);

const transition = { duration: 0.18, ease: [0.2, 0, 0, 1] } as const;

const lessMotion = "(prefers-reduced-motion: reduce)";
const watchMotion = (notify: () => void) => {
  const list = matchMedia(lessMotion);
  list.addEventListener("change", notify);
  return () => list.removeEventListener("change", notify);
};
const useLessMotion = (): boolean => useSyncExternalStore(watchMotion, () => matchMedia(lessMotion).matches);

const MotionEnabledContext = createContext(false);

/** Whether anything moves here now. Where it does not, nothing may start from a place that it would have to leave. */
export const useMotionEnabled = (): boolean => use(MotionEnabledContext);

interface MotionAreaProps {
  readonly children: ReactNode;
}

/**
 * A part of a screen in which framer-motion shows where things came from or went to, by its `m` components. Its code is fetched once
 * the part is painted. Until then, without a network, and for people who want less motion, everything is at its place at once.
 */
export function MotionArea({ children }: MotionAreaProps) {
  const isStill = useLessMotion();
  const [loaded, setLoaded] = useState(features.loaded);
  const needed = !isStill && !loaded;
  useEffect(() => {
    if (!needed) return;
    let gone = false;
    const fetch = async (): Promise<void> => {
      const bundle = await features.load().catch(() => undefined);
      if (!gone && bundle) setLoaded(bundle);
    };
    void fetch();
    return () => {
      gone = true;
    };
  }, [needed]);
  return (
    <LazyMotion strict features={(isStill ? undefined : loaded) ?? notYet}>
      <MotionConfig reducedMotion={isStill ? "always" : "never"} skipAnimations={isStill} transition={transition}>
        <MotionEnabledContext value={!isStill && loaded !== undefined}>{children}</MotionEnabledContext>
      </MotionConfig>
    </LazyMotion>
  );
}
