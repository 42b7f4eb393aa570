/**
 * Menus, tooltips and popovers stay inside their landmark, with fixed position, so that no scrolling ancestor clips them. None of their
 * ancestors may have a transform or containment.
 */
export const fixedPosition = { strategy: 'fixed' } as const;

/** Opens next to an element that is not its trigger. */
export const positionAt = (element: HTMLElement | null) => ({
  ...fixedPosition,
  getAnchorRect: () => element?.getBoundingClientRect() ?? null,
});
