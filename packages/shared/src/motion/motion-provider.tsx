import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { DURATION, EASE } from './tokens';

/**
 * What `m` elements need around them. The features come with this entry, which itself comes late. `reducedMotion="user"` leaves
 * opacity and takes all movement away where the system asks for it.
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
