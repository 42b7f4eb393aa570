import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { shiftLabels } from '@careloom/contract/resources/shifts';
import { time } from '@careloom/contract/rules';
import { z } from '@careloom/contract/schema';
import { FormGrid, FormModal, TimeField, useSchemaForm } from '@careloom/shared/form';
import { t } from './texts';
import { type Place, placeOf } from './place';

const times = z.object({ start_time: time(), end_time: time() });
const labels = { start_time: shiftLabels.start_time, end_time: shiftLabels.end_time };

interface ChangeTimesProps {
  shift: RosterShift;
  onMove: (to: Place) => void;
  onClose: () => void;
}

/** The times of a shift, typed instead of dragged. */
export function ChangeTimes({ shift, onMove, onClose }: ChangeTimesProps) {
  const form = useSchemaForm(times, labels, {
    defaultValues: { start_time: shift.start_time, end_time: shift.end_time },
    onSubmit: (values) => Promise.resolve({ ok: true as const, code: 200, message: '', data: values }),
    onDone: (values) => onMove({ ...placeOf(shift), ...values }),
  });
  return (
    <FormModal form={form} title={t('roster.change_times')} verb={t('roster.apply')} onClose={onClose}>
      <FormGrid>
        <TimeField name="start_time" span={3} />
        <TimeField name="end_time" span={3} />
      </FormGrid>
    </FormModal>
  );
}
