/** Comes in with a rise of 8 px and goes in a fade: the keyframes are in `theme.css`, and lose their movement where none is wanted. */
export const opening = { animationName: 'rise', animationDuration: 'moderate', animationTimingFunction: 'settle' } as const;
/**
 * What closes is taken away at the end of an animation. Where a frame is longer than the animation, that end is over before it is
 * listened for, and an invisible list would cover what lies under it: the second animation ends again later.
 */
export const closing = {
  animationName: 'leave, leave',
  animationDuration: '{durations.fast}, 1ms',
  animationDelay: '0s, 2s',
  animationTimingFunction: 'leave',
} as const;

/** What floats at a control: menu, popover, list of choices. */
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
