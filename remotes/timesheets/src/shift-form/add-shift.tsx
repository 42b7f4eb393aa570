import { shiftSeries } from '@careloom/contract/resources/shift-series';
import { FormModal, useSchemaForm } from '@careloom/shared/form';
import { t } from './texts';
import { draftFrom, draftName, type ShiftDefaults } from './draft';
import { useAddShifts } from './requests';
import { formSchema } from './schema';
import { ShiftFormBody } from './shift-form-body';
import { useReassign } from './use-reassign';

export interface AddShiftProps {
  /** Prefilled values: of the cell of a roster, or the day of a calendar. */
  defaults?: ShiftDefaults | undefined;
  /** Called with the ids of the added shifts, once they are saved. */
  onDone?: ((ids: readonly number[]) => void) | undefined;
  /** Called when it is saved, or closed without saving. */
  onClose: () => void;
}

/** The Add Shift dialog: adds one shift, or one on each day of a series, and shows the price while the user types. */
export function AddShift({ defaults = {}, onDone, onClose }: AddShiftProps) {
  const add = useAddShifts();
  const { sendOrAsk, dialog } = useReassign();
  const form = useSchemaForm<typeof formSchema, number[]>(formSchema, shiftSeries.create.labels, {
    defaultValues: draftFrom(defaults),
    onSubmit: (values) => sendOrAsk((reassign) => add({ ...values, reassign })),
    draft: draftName(defaults),
    onDone: (ids) => {
      onDone?.(ids);
      onClose();
    },
  });
  return (
    <>
      <FormModal form={form} title={t('shift_form.add')} verb={t('shift_form.add')} size="broad" onClose={onClose}>
        <ShiftFormBody house={defaults.house} />
      </FormModal>
      {dialog}
    </>
  );
}
