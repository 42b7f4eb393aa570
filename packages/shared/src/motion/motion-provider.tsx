import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { DURATION, EASE } from './tokens';

/** A download of its own: until it is there `m` elements stand where they end, without movement. */
export const loadFeatures = () => import('./features').then(({ domAnimation }) => domAnimation);

/** `reducedMotion="user"` leaves opacity and takes all movement away where the system asks for it. */
export function MotionProvider({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: DURATION.moderate, ease: [...EASE.settle] }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
