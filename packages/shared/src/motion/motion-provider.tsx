import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { DURATION, EASE } from './tokens';

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
