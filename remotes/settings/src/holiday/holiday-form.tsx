import { type Holiday, holidays } from '@careloom/contract/resources/holidays';
import { HOLIDAY_REGIONS, STATES } from '@careloom/contract/states';
import {
  DateField,
  FormGrid,
  FormModal,
  SelectField,
  TextField,
  TimeField,
  useContractForm,
  useFormContext,
  useWatch,
} from '@careloom/shared/form';
import { useEffect } from 'react';
import { t } from './texts';
import { SavingEffect } from './effects';
import { regionName } from './region-names';

interface HolidayFormProps {
  onClose: () => void;
}

const EMPTY = { date: '', name: '', state_id: '', starts_at: '', region: '' };

export function AddHoliday({ onClose }: HolidayFormProps) {
  const form = useContractForm(holidays.create, {
    defaultValues: EMPTY,
    draft: 'add-holiday',
    changes: ({ id }) => [id],
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={t('holiday.add')} verb={t('holiday.add')} size="work" onClose={onClose}>
      <HolidayFields />
      <SavingEffect />
    </FormModal>
  );
}

export function EditHoliday({ holiday, onClose }: HolidayFormProps & { holiday: Holiday }) {
  const { id, date, name, state, starts_at, region } = holiday;
  const form = useContractForm(holidays.update, {
    defaultValues: { date, name, state_id: String(state.id), starts_at: starts_at ?? '', region: region ?? '' },
    extra: { id },
    draft: `edit-holiday.${id}`,
    changes: () => [id],
    onDone: onClose,
  });
  return (
    <FormModal
      form={form}
      title={t('holiday.edit')}
      verb={t('button.save')}
      size="work"
      note={holiday.provisional === 1 && t('holiday.saving_confirms')}
      onClose={onClose}
    >
      <HolidayFields holiday={holiday} />
      <SavingEffect id={id} />
    </FormModal>
  );
}

/** The regions of a state, plus the holiday's own region in that state if it is not listed. */
function regionsOf(code: string | undefined, holiday: Holiday | undefined): string[] {
  const listed = HOLIDAY_REGIONS.filter(({ state }) => state === code).map(({ value }) => value);
  const own = holiday?.state.name === code ? holiday?.region : null;
  return !own || listed.includes(own) ? listed : [...listed, own];
}

/** Choosing another state clears the region. */
function HolidayFields({ holiday }: { holiday?: Holiday }) {
  const { getValues, setValue } = useFormContext();
  const stateId = useWatch({ name: 'state_id' }) as unknown;
  const regions = regionsOf(STATES.find(({ id }) => String(id) === String(stateId))?.code, holiday);
  useEffect(() => {
    const region = getValues('region') as string;
    if (region && !regions.includes(region)) setValue('region', '');
  });
  return (
    <FormGrid>
      <TextField name="name" />
      <DateField name="date" span={3} />
      <TimeField name="starts_at" span={3} help={t('holiday.starts_hint')} />
      <SelectField name="state_id" span={3} choices={STATES.map(({ id, code: label }) => ({ value: String(id), label }))} />
      <SelectField
        name="region"
        span={3}
        choices={regions.map((value) => ({ value, label: regionName(value) }))}
        placeholder={t('holiday.whole_state')}
      />
    </FormGrid>
  );
}
