import { type NextShift, workedShifts } from '@careloom/contract/resources/worked-shifts';
import { z } from '@careloom/contract/schema';
import { FormGrid, FormModal, RadioField, TextField, TimeField, useSchemaForm, useWatch } from '@careloom/shared/form';
import { formAnswer, type QueuedWrite, sendAgain } from '@careloom/shared/write-queue';
import { useState } from 'react';
import { t } from './texts';
import { type HoursAct, timeTwice, typedHours } from './hours';
import { writeOwn } from './own-writes';

const CALLS = { finish: workedShifts.finish, change: workedShifts.finish, wake_up: workedShifts.wakeUp } as const;
const fields = z.omit(workedShifts.wakeUp.body, { id: true });

export interface HoursFormProps {
  act: HoursAct;
  shift: NextShift;
  /** A write that was refused, to be changed and sent again. */
  refused?: QueuedWrite | undefined;
  onClose: () => void;
}

/** The hours of a wake-up or of the whole shift. They are kept on the phone until there is a connection. */
export function HoursForm({ act, shift, refused, onClose }: HoursFormProps) {
  const [defaultValues] = useState(() => typedHours(act, shift, refused?.input, new Date()));
  const form = useSchemaForm(fields, workedShifts.wakeUp.labels, {
    defaultValues,
    onSubmit: async ({ note, ...hours }) => {
      const at = new Date().toISOString();
      const input = act === 'wake_up' ? { id: shift.id, ...hours, note } : { id: shift.id, ...hours, at };
      if (!refused) return formAnswer(await writeOwn(CALLS[act], input, shift, act));
      await sendAgain(refused, input);
      return { ok: true, code: 200, message: '', data: null };
    },
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={t(`own.act.${act}`)} verb={t(`own.act.${act}`)} size="work" onClose={onClose}>
      <p>{t(act === 'wake_up' ? 'own.wake_up_why' : 'own.finish_why')}</p>
      <FormGrid>
        <TimeField name="start_time" span={3} />
        <TimeField name="end_time" span={3} />
        <WhichOfTwo act={act} shift={shift} />
        {act === 'wake_up' && <TextField name="note" />}
      </FormGrid>
    </FormModal>
  );
}

/** Asks which of two equal local times is meant. Shown only if clocks go back over one of the times. */
function WhichOfTwo({ act, shift }: Pick<HoursFormProps, 'act' | 'shift'>) {
  const [start_time, end_time] = useWatch({ name: ['start_time', 'end_time'] }) as [string, string];
  const time = timeTwice(act, shift, { start_time, end_time });
  if (time === null) return null;
  return (
    <RadioField
      name="fold"
      optional={false}
      choices={[
        { value: '0', label: t('own.first', { time }) },
        { value: '1', label: t('own.second', { time }) },
      ]}
    />
  );
}
