import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { FieldOptions, KitField } from '../core/use-kit-field';
import { t } from '../texts';
import { spanClass } from './field-frame';

/** Attributes for the controls of a group, so that the group's help and error are read out with each. */
export interface GroupParts {
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

export interface GroupFrameProps {
  field: KitField;
  options: FieldOptions;
  children: (parts: GroupParts) => ReactNode;
}

const mark = <CircleAlert aria-hidden />;

/** Like `FieldFrame`, for a group of controls under one legend: radios, days, files. */
export function GroupFrame({ field: { label, optional, required, error, disabled }, options: { help, span }, children }: GroupFrameProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={['cl-fieldset', spanClass(span)].filter(Boolean).join(' ')} disabled={disabled}>
      <legend>
        {label}
        {(optional || required) && <span className="cl-optional"> {t(required ? 'kit.required' : 'kit.optional')}</span>}
      </legend>
      {children({ 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {help && (
        <p id={`${id}-help`} className="cl-help">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="cl-error" aria-live="polite">
          {mark}
          {error}
        </p>
      )}
    </fieldset>
  );
}
