import { useLayoutEffect } from 'react';
import { PasswordInput } from '../../ui/index';
import { useFormRules } from '../core/form-context';
import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { FieldFrame } from '../layout/field-frame';
import { PasswordChecklist } from './password-checklist';

export interface PasswordFieldProps extends FieldOptions {
  autoComplete: 'current-password' | 'new-password';
  /** Shows live which parts of the strong-password rule are met. */
  checklist?: boolean;
  size?: 'md' | 'touch';
}

export function PasswordField(props: PasswordFieldProps) {
  const { autoComplete, checklist = false, size = 'md' } = props;
  const field = useKitField(props);
  const { secrets } = useFormRules();
  useLayoutEffect(() => {
    secrets?.add(props.name);
  }, [secrets, props.name]);
  return (
    <FieldFrame field={field} options={props}>
      <PasswordInput
        name={field.name}
        size={size}
        // Lets CSS (`:placeholder-shown`) distinguish an empty field from a filled one.
        placeholder=" "
        autoComplete={autoComplete}
        value={field.text}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
      {checklist && <PasswordChecklist password={field.text} />}
    </FieldFrame>
  );
}
