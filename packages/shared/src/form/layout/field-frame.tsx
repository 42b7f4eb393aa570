import type { ReactNode } from 'react';
import { Field } from '../../ui/index';
import type { FieldOptions, KitField } from '../core/use-kit-field';

/** CSS class for a number of columns in the six-column grid. */
export const spanClass = (span: FieldOptions['span']) => (span && span < 6 ? `cl-span-${span}` : undefined);

interface FieldFrameProps {
  field: KitField;
  options: FieldOptions;
  children: ReactNode;
  aside?: ReactNode;
}

/** Label, control, help and error of one field, in its grid columns. */
export function FieldFrame({ field, options, children, aside }: FieldFrameProps) {
  return (
    <div className={spanClass(options.span)}>
      <Field
        label={field.label}
        optional={field.optional}
        required={field.required}
        help={options.help}
        error={field.error}
        disabled={field.disabled}
        aside={aside}
        labelled={options.labelled}
      >
        {children}
      </Field>
    </div>
  );
}
