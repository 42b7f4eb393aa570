import type { FieldOptions } from '../core/use-kit-field';

/** Class of a part of the six-part grid. */
export const spanClass = (span: FieldOptions['span']) => (span && span < 6 ? `cl-span-${span}` : undefined);
