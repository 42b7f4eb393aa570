import type { House } from '@careloom/contract/resources/houses';
import { HOLIDAY_REGIONS } from '@careloom/contract/states';
import { SelectField, useFormContext, useWatch, type Option } from '@careloom/shared/form';
import { useEffect } from 'react';
import { t } from '../texts';

export interface HolidayRegionProps {
  /** Empty until they are loaded. */
  states: readonly { id: number; name: string }[];
  house?: House | undefined;
}

/** The regions of a state, including the current region of the house: the table of holidays may contain regions missing from the list. */
function regionsOf(code: string, house: House | undefined): Option[] {
  const listed = HOLIDAY_REGIONS.filter(({ state }) => state === code).map(({ value, name }) => ({ value, label: name }));
  const own = house?.state.name === code ? house.holiday_region : null;
  return !own || listed.some(({ value }) => value === own) ? listed : [...listed, { value: own, label: own }];
}

/** The regions of the chosen state; choosing another state clears the field. */
export function HolidayRegion({ states, house }: HolidayRegionProps) {
  const { getValues, setValue } = useFormContext();
  const stateId: unknown = useWatch({ name: 'state_id' });
  const code = states.find(({ id }) => String(id) === String(stateId))?.name;
  const regions = code ? regionsOf(code, house) : [];
  useEffect(() => {
    if (states.length === 0) return;
    const region: unknown = getValues('holiday_region');
    if (region && !regions.some(({ value }) => value === region)) setValue('holiday_region', '');
  });
  return <SelectField name="holiday_region" span={3} optional choices={regions} placeholder={t('house.holidays_of_state')} />;
}
