import { useEffect, useRef } from 'react';
import { CircleAlert } from 'lucide-react';
import type { NamedFieldError } from '../core/field-errors';
import { t } from '../texts';

export interface ErrorSummaryProps {
  fieldErrors: readonly NamedFieldError[];
  /** The server's message for the form as a whole. */
  message?: string | undefined;
  /** Number of failed submits; each change moves the focus to the summary. */
  refusals: number;
}

/** Moves the focus to a field. Fields generate their own ids, so they are found by name. */
function focusField(from: HTMLElement, name: string) {
  const place = from.closest('form') ?? document;
  place.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"], [name^="${CSS.escape(name)}."]`)?.focus();
}

const counted = (count: number) => (count === 1 ? t('fields.fix_one') : t('fields.fix_many', { count }));

/** Shown above a form that was refused: how many errors there are, with a link to each field. Takes the focus at each refusal. */
export function ErrorSummary({ fieldErrors, message, refusals }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const handledRefusals = useRef(0);
  const shown = refusals > 0 && (fieldErrors.length > 0 || Boolean(message));
  // The errors may be known one render later than the refusal itself.
  useEffect(() => {
    if (!shown || handledRefusals.current === refusals) return;
    handledRefusals.current = refusals;
    box.current?.focus();
  }, [refusals, shown]);
  if (!shown) return null;
  return (
    <div ref={box} className="cl-note cl-tone-stopped" role="alert" tabIndex={-1}>
      <CircleAlert className="cl-i" aria-hidden />
      <div>
        {message && <p>{message}</p>}
        {fieldErrors.length > 0 && (
          <p>
            <strong>{counted(fieldErrors.length)}</strong>{' '}
            {fieldErrors.map(({ name, label }, at) => (
              <span key={name}>
                {at > 0 && (at === fieldErrors.length - 1 ? ' and ' : ', ')}
                <button type="button" className="cl-link" onClick={(event) => focusField(event.currentTarget, name)}>
                  {label}
                </button>
              </span>
            ))}
            .
          </p>
        )}
      </div>
    </div>
  );
}
