/** Rises by 8 px on opening and fades on closing. The keyframes are in `theme.css`, and do not move with reduced motion. */
export const opening = { animationName: 'rise', animationDuration: 'moderate', animationTimingFunction: 'settle' } as const;
/**
 * A closing element is removed when its animation ends. If a frame is longer than the animation, that event fires before there is a
 * listener, and the invisible element would cover what is below it: the second animation ends again later.
 */
export const closing = {
  animationName: 'leave, leave',
  animationDuration: '{durations.fast}, 1ms',
  animationDelay: '0s, 2s',
  animationTimingFunction: 'leave',
} as const;

/** Panels that float next to a control: menu, popover, list of choices. */
export const floating = {
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  boxShadow: 'md',
  zIndex: 'popover',
  outline: 0,
  _open: { ...opening, animationDuration: 'fast' },
  _closed: closing,
  _focusVisible: { boxShadow: 'md' },
} as const;
