import { Field, Input } from '@careloom/shared/ui';
import { t } from './second-step-texts';
import styles from './second-step.module.css';

export interface CodeFieldProps {
  error: string | undefined;
}

/** The six digits of an authenticator app. Phones can fill in the code (`one-time-code`). */
export function AppCodeField({ error }: CodeFieldProps) {
  return (
    <Field label={t('field.second_factor.code')} error={error}>
      <Input name="code" className={styles.code} inputMode="numeric" autoComplete="one-time-code" size="touch" />
    </Field>
  );
}

export function RecoveryCodeField({ error }: CodeFieldProps) {
  return (
    <Field label={t('second.recovery')} error={error} help={t('second.lost')}>
      <Input name="code" className={styles.code} autoComplete="off" autoCapitalize="characters" spellCheck={false} size="touch" />
    </Field>
  );
}
