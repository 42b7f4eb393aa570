/**
 * Animations that convey meaning, loaded after the first screen. Opening and closing is animated by `theme.css` alone; lists whose rows are
 * added and removed use `LiveList` of `ui`, which loads this entry.
 */
export { AnimatePresence } from 'framer-motion';
export * as m from 'framer-motion/m';
export { MotionProvider } from './motion-provider';
export { MovingList } from './moving-list';
export { RiseList, type RiseListProps } from './rise-list';
export { DURATION, EASE, RISE } from './tokens';
