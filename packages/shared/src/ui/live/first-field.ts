/** Fields that are typed into, ticked or chosen from. */
const FIELDS = ['input:not([type=hidden],:disabled)', 'select:not(:disabled)', 'textarea:not(:disabled)'];

/** The first field within an element. @param also selectors of other elements to treat as fields */
export const firstField = (within: Element | null, ...also: string[]): HTMLElement | null =>
  within?.querySelector<HTMLElement>([...FIELDS, ...also].join()) ?? null;
