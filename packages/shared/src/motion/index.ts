/** Movement where it says something, after the first screen. What opens and closes moves by `theme.css` alone. */
export { AnimatePresence } from 'framer-motion';
export * as m from 'framer-motion/m';
export { MotionProvider } from './motion-provider';
export { RiseList, type RiseListProps } from './rise-list';
export { DURATION, EASE, RISE } from './tokens';
