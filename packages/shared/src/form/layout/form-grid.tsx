import { Children, isValidElement, useRef, type ReactNode } from 'react';
import type { FieldOptions } from '../core/use-kit-field';
import { spanClass } from './field-frame';
import { useFirstFieldFocus, useRenderedFields } from './staged-fields';

/** Placeholder for a field that is rendered shortly. */
function FieldPlaceholder({ field }: { field: ReactNode }) {
  const span = isValidElement<Pick<FieldOptions, 'span'>>(field) ? field.props.span : undefined;
  return (
    <div className={spanClass(span)} aria-hidden>
      <div className="cl-bone cl-fieldplace" />
    </div>
  );
}

function Fields({ children }: { children: ReactNode }) {
  const fields = Children.toArray(children);
  const grid = useRef<HTMLDivElement>(null);
  const rendered = useRenderedFields(fields.length);
  useFirstFieldFocus(grid);
  return (
    <div ref={grid} className="cl-formgrid">
      {fields.map((field, at) => (at < rendered ? field : <FieldPlaceholder key={at} field={field} />))}
    </div>
  );
}

/** A six-column grid; a field takes the columns of its `span`. A title divides a long form into sections. */
export function FormGrid({ title, children }: { title?: string; children: ReactNode }) {
  if (!title) return <Fields>{children}</Fields>;
  return (
    <section className="cl-col">
      <h2 className="cl-section">{title}</h2>
      <Fields>{children}</Fields>
    </section>
  );
}
