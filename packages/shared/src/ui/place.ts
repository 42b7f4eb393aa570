/**
 * Menus, tooltips and popovers stay inside their landmark, with fixed position, so that no scrolling ancestor clips them. None of their
 * ancestors may have a transform or containment.
 */
export const inPlace = { strategy: 'fixed' } as const;

/** Opens next to an element that is not its trigger. */
export const at = (element: HTMLElement | null) => ({ ...inPlace, getAnchorRect: () => element?.getBoundingClientRect() ?? null });
