import { options } from '@careloom/contract/resources/options';
import type { DateInputProps } from '@careloom/shared/form';
import { lazyPage } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { Field, Select } from '@careloom/shared/ui';
import { Suspense } from 'react';
import { t } from './texts';
import styles from './generate.module.css';

const DateInput = lazyPage<DateInputProps>(() => import('@careloom/shared/form').then((module) => module.DateInput));

/** The filters of the page as in the address; null means no filter. */
export interface Narrowed {
  house_id: string | null;
  /** Days of the work, `yyyy-MM-dd`. */
  from: string | null;
  to: string | null;
}

interface NarrowProps {
  value: Narrowed;
  onChange: (next: Partial<Narrowed>) => void;
}

/** Filters the offered work by house and by a range of days. */
export function Narrow({ value, onChange }: NarrowProps) {
  const { data: houses = [] } = useCall(options.houses, {});
  const day = (name: 'from' | 'to', label: string) => (
    <Field label={label}>
      <Suspense fallback={<span className={styles.dayWaits} />}>
        <DateInput
          name={name}
          label={label}
          value={value[name] ?? ''}
          onChange={(text) => onChange({ [name]: text || null })}
          onBlur={() => undefined}
        />
      </Suspense>
    </Field>
  );
  return (
    <div className={styles.narrow}>
      <div className={styles.house}>
        <Field label={t('generate.house')}>
          <Select value={value.house_id ?? ''} onChange={({ target }) => onChange({ house_id: target.value || null })}>
            <option value="">{t('generate.all_houses')}</option>
            {houses.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {day('from', t('generate.from'))}
      {day('to', t('generate.to'))}
    </div>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^[1-9]\d{0,8}$/;

const matching = (text: string | null, pattern: RegExp) => (text !== null && pattern.test(text) ? text : null);

/** Reads the filters from the address. Ignores invalid days and numbers, and an end before the start. */
export function readNarrowed(params: URLSearchParams): Narrowed {
  const [from, to] = [matching(params.get('from'), DAY), matching(params.get('to'), DAY)];
  return { house_id: matching(params.get('house_id'), NUMBER), from, to: from && to && to < from ? null : to };
}

/** The query of the call. */
export const queryOf = ({ house_id, from, to }: Narrowed) => ({
  ...(house_id && { house_id: Number(house_id) }),
  ...(from && { from }),
  ...(to && { to }),
});
