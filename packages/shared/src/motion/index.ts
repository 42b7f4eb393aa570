/**
 * Animations that convey meaning, loaded after the first screen. Opening and closing is animated by `theme.css` alone; lists whose rows are
 * added and removed use `LiveList` of `ui`, which loads this entry.
 * @example
 * ```tsx
 * import { MotionProvider, RiseList } from '@careloom/shared/motion';
 *
 * export const Queue = ({ names }: { names: readonly string[] }) => (
 *   <MotionProvider>
 *     <RiseList items={names} keyOf={(name) => name}>
 *       {(name) => name}
 *     </RiseList>
 *   </MotionProvider>
 * );
 * ```
 */
export { AnimatePresence } from 'framer-motion';
export * as m from 'framer-motion/m';
export { DURATION, EASE, MotionProvider, RISE } from './motion-provider';
export { MovingList, RiseList, type RiseListProps } from './rise-list';
