/**
 * Menus, tooltips and popovers stay inside the landmark they belong to, and are fixed, so that no scrolling parent clips them. None
 * of their ancestors may have a transform or containment.
 */
export const inPlace = { strategy: 'fixed' } as const;

/** Opens at an element that is not its trigger. */
export const at = (element: HTMLElement | null) => ({ ...inPlace, getAnchorRect: () => element?.getBoundingClientRect() ?? null });
