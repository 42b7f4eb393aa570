/** What one types into, ticks or chooses from. */
const FIELDS = ['input:not([type=hidden],:disabled)', 'select:not(:disabled)', 'textarea:not(:disabled)'];

/** The first field within an element. @param also selectors of what takes the focus as a field does */
export const firstField = (within: Element | null, ...also: string[]): HTMLElement | null =>
  within?.querySelector<HTMLElement>([...FIELDS, ...also].join()) ?? null;
