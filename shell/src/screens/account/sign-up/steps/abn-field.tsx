import { digitsOf, isAbn } from '@careloom/contract/identifiers';
import { TextField, useFormContext, useWatch } from '@careloom/shared/form';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { t } from '../../public-page/public-texts';
import styles from './steps.module.css';

const DIGITS = 11;

/** The ABN, checked while it is typed: at its last digit the field shows whether its check digits are valid. */
export function AbnField() {
  const { trigger } = useFormContext();
  const typed: unknown = useWatch({ name: 'abn' });
  const digits = digitsOf(String(typed));
  const right = isAbn(digits);
  const complete = digits.length >= DIGITS;
  useEffect(() => {
    if (complete) void trigger('abn');
  }, [complete, right, trigger]);
  return (
    <div className={styles.abn} data-right={right || undefined}>
      <TextField name="abn" inputMode="numeric" help={right ? t('sign_up.abn_right') : undefined} />
      {right && <Check className={styles.tick} aria-hidden />}
      <span className="cl-hidden" role="status">
        {right && t('sign_up.abn_right')}
      </span>
    </div>
  );
}
