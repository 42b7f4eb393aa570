import { type Shift, type ShiftDetail, shifts } from '@careloom/contract/resources/shifts';
import { FormModal, useSchemaForm } from '@careloom/shared/form';
import { useCall } from '@careloom/shared/query';
import { LoadFailed, Note } from '@careloom/shared/ui';
import { useEffect, useState } from 'react';
import { t } from './texts';
import { draftOf } from './draft';
import { useUpdateShift } from './requests';
import { formSchema } from './schema';
import { ShiftFormBody } from './shift-form-body';
import { StaleNote } from './stale-note';
import { useReassign } from './use-reassign';

/** New times as `HH:mm` that were drawn on the calendar, applied as if they were typed. */
export interface EditTimes {
  end_time: string;
}

export interface EditShiftProps {
  id: number;
  times?: EditTimes | undefined;
  /** Called once it is saved. */
  onDone?: ((shift: Shift) => void) | undefined;
  /** Called when it is saved, or closed without saving. */
  onClose: () => void;
}

/** Edit Shift: its planned or worked times. */
export function EditShift({ id, times, onDone, onClose }: EditShiftProps) {
  const { data, error, isFetching, refetch } = useCall(shifts.get, { id });
  // The shift as it was when the form opened: changes by other users are reported on save.
  const [opened, setOpened] = useState<ShiftDetail | null>(null);
  if (opened === null && data && !isFetching) setOpened(data);
  if (opened) return <EditForm shift={opened} times={times} onDone={onDone} onClose={onClose} />;
  return error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : null;
}

type EditFormProps = Omit<EditShiftProps, 'id'> & { shift: ShiftDetail };

/** The form of a shift as it was when it was opened. */
export function EditForm({ shift, times, onDone, onClose }: EditFormProps) {
  const update = useUpdateShift(shift.id);
  const { sendOrAsk, dialog } = useReassign();
  const [stale, setStale] = useState(false);
  const [known, setKnown] = useState(shift);
  const form = useSchemaForm<typeof formSchema, Shift>(formSchema, shifts.update.labels, {
    defaultValues: draftOf(shift),
    onSubmit: async (values) => {
      const answer = await sendOrAsk((reassign) => update({ ...values, reassign }));
      setStale(!answer.ok && answer.error === 'stale');
      return answer;
    },
    draft: `edit-shift.${shift.id}`,
    onDone: (saved) => {
      onDone?.(saved);
      onClose();
    },
  });
  const { setValue } = form.methods;
  useEffect(() => {
    if (times) setValue('end_time', times.end_time, { shouldDirty: true });
  }, [times, setValue]);
  const adopt = (latest: ShiftDetail) => {
    form.methods.reset(draftOf(latest), { keepDirtyValues: true });
    setKnown(latest);
    setStale(false);
  };
  return (
    <>
      <FormModal form={form} title={t('shift_form.edit')} verb={t('button.save')} size="broad" onClose={onClose}>
        <ShiftFormBody shift={known}>
          {stale && <StaleNote opened={known} onLatest={adopt} />}
          {known.status === 'approved' && <Note kind="info">{t('shift_form.approved_again')}</Note>}
          {known.status === 'submitted' && <Note kind="info">{t('shift_form.submitted_again')}</Note>}
        </ShiftFormBody>
      </FormModal>
      {dialog}
    </>
  );
}
