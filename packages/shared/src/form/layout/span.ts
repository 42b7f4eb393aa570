import type { FieldOptions } from '../core/use-kit-field';

/** CSS class for a number of columns in the six-column grid. */
export const spanClass = (span: FieldOptions['span']) => (span && span < 6 ? `cl-span-${span}` : undefined);
