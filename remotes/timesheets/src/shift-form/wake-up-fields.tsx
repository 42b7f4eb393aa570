import { FormGrid, TextField, TimeField, useFieldArray } from '@careloom/shared/form';
import { Button, Row, Subtext } from '@careloom/shared/ui';
import { BellRing, Trash2 } from 'lucide-react';
import { t } from './texts';
import type { ShiftDraft } from './draft';
import styles from './shift-form.module.css';

const MOST = 20;

/** The wake-ups of a worked night: times and description. */
export function WakeUpFields() {
  const { fields, append, remove } = useFieldArray<ShiftDraft, 'wake_ups'>({ name: 'wake_ups' });
  return (
    <section className={styles.nights} aria-label={t('shift.wake_ups')}>
      <h3 className={styles.part}>{t('shift.wake_ups')}</h3>
      {fields.length === 0 && <Subtext>{t('shift_form.wake_up_none')}</Subtext>}
      {fields.map(({ id }, at) => (
        <div key={id} role="group" aria-label={t('shift_form.wake_up', { number: at + 1 })} className={styles.wakeUp}>
          <FormGrid>
            <TimeField name={`wake_ups.${at}.start_time`} label={t('shift_form.wake_up_start')} span={1} />
            <TimeField name={`wake_ups.${at}.end_time`} label={t('shift_form.wake_up_end')} span={1} />
            <TextField name={`wake_ups.${at}.note`} label={t('shift_form.wake_up_note')} span={4} />
          </FormGrid>
          <div className={styles.remove}>
            <Button shape="icon" variant="ghost" aria-label={t('shift_form.wake_up_remove', { number: at + 1 })} onClick={() => remove(at)}>
              <Trash2 aria-hidden />
            </Button>
          </div>
        </div>
      ))}
      {fields.length < MOST && (
        <Row>
          <Button size="sm" onClick={() => append({ start_time: '', end_time: '', fold: 0, note: '' })}>
            <BellRing aria-hidden />
            {t('shift_form.wake_up_add')}
          </Button>
        </Row>
      )}
    </section>
  );
}
