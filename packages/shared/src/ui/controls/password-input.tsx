import { Eye, EyeOff, Lock } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts';
import { Adorned } from './adorned';
import { Input, type InputProps } from './input';

/** A password input with a button that reveals it. */
export function PasswordInput(props: InputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      className="cl-iconbtn"
      aria-label={t(shown ? 'fields.hide_password' : 'fields.show_password')}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon className="cl-i" aria-hidden />
    </button>
  );
  return (
    <Adorned icon={<Lock aria-hidden />} action={toggle}>
      <Input {...props} type={shown ? 'text' : 'password'} data-icon data-action />
    </Adorned>
  );
}
