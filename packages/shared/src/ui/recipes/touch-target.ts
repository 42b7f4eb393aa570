/** Where a finger is the pointer, what is pressed is 44 px and more in both directions (WCAG 2.5.5). Static classes have it in `touch.css`. */
export const touchTarget = { '@media (pointer: coarse)': { minW: '44px', minH: '44px' } } as const;
