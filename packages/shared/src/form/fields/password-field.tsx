import { Eye, EyeOff, Lock } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { Adorned, Input } from '../../ui/index';
import { useFormRules } from '../core/form-context';
import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { FieldFrame } from '../layout/field-frame';
import { say } from '../texts';
import { PasswordChecklist } from './password-checklist';

export interface PasswordFieldProps extends FieldOptions {
  autoComplete: 'current-password' | 'new-password';
  /** Shows which parts of the strong-password rule are met, live. */
  checklist?: boolean;
  size?: 'md' | 'touch';
}

export function PasswordField(props: PasswordFieldProps) {
  const { autoComplete, checklist = false, size = 'md' } = props;
  const field = useKitField(props);
  const [shown, setShown] = useState(false);
  const { secrets } = useFormRules();
  useLayoutEffect(() => {
    secrets?.add(props.name);
  }, [secrets, props.name]);
  const eye = (
    <button
      type="button"
      className="cl-iconbtn"
      aria-label={say(shown ? 'fields.hide_password' : 'fields.show_password')}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff className="cl-i" aria-hidden /> : <Eye className="cl-i" aria-hidden />}
    </button>
  );
  return (
    <FieldFrame field={field} options={props}>
      <Adorned icon={<Lock aria-hidden />} action={eye}>
        <Input
          name={field.name}
          type={shown ? 'text' : 'password'}
          size={size}
          data-icon
          data-action
          // Lets the style tell an empty field from one with dots.
          placeholder=" "
          autoComplete={autoComplete}
          value={field.text}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        />
      </Adorned>
      {checklist && <PasswordChecklist password={field.text} />}
    </FieldFrame>
  );
}
