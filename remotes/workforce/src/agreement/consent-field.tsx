import { useFormContext, useWatch } from '@careloom/shared/form';
import { Checkbox } from '@careloom/shared/ui';
import { useId } from 'react';
import { t } from '../texts';
import styles from './consent-field.module.css';

/** The sentence that the worker accepts, as it is stored with the signature. */
export function ConsentField() {
  const id = useId();
  const { setValue, formState } = useFormContext();
  const accepted = useWatch({ name: 'accepted' }) as unknown;
  const error = formState.errors['accepted']?.message;
  return (
    <div>
      <Checkbox
        name="accepted"
        label={t('agreement.consent')}
        checked={accepted === 1}
        aria-invalid={error !== undefined}
        aria-describedby={id}
        onChange={({ target }) => setValue('accepted', target.checked ? 1 : 0, { shouldDirty: true, shouldValidate: true })}
      />
      <p id={id} className={styles.error}>
        {typeof error === 'string' ? error : null}
      </p>
    </div>
  );
}
