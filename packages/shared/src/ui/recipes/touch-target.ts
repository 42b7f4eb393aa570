/** With a touch pointer, targets are at least 44 px in both directions (WCAG 2.5.5). Static classes have the same in `touch.css`. */
export const touchTarget = { '@media (pointer: coarse)': { minW: '44px', minH: '44px' } } as const;
