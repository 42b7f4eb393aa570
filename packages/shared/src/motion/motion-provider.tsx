import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

/** Durations in seconds and easing curves of the visual direction, in framer-motion's format. */
export const DURATION = { instant: 0.08, fast: 0.14, moderate: 0.22, slow: 0.36, shuttle: 1.2 } as const;
export const EASE = { settle: [0.2, 0.8, 0.2, 1], leave: [0.4, 0, 1, 1], shuttle: [0.65, 0, 0.35, 1] } as const;
/** How far a new item rises, in pixels. */
export const RISE = 8;

/**
 * Provider for `m` elements. It includes the features, since this entry is loaded late anyway. `reducedMotion="user"` keeps opacity but
 * disables all movement if the system asks for it.
 */
export function MotionProvider({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: DURATION.moderate, ease: [...EASE.settle] }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
