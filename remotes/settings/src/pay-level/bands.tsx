import { MoneyField, TimeField, useFieldArray, useFormContext, useWatch } from '@careloom/shared/form';
import { formatDecimal } from '@careloom/shared/format';
import { Button } from '@careloom/shared/ui';
import { Plus, X } from 'lucide-react';
import { t } from './texts';
import { CARE_DAY, isTimed, minutesOf, timeAt } from './care-day';
import { Axis, WeekdayCloth } from './cloth';
import { bandFaults } from './cover-rule';
import type { PayLevelDraft } from './draft';
import styles from './editor.module.css';
import { endOf, useBandRules } from './use-band-rules';

/** The most bands that a level can have. */
const MAX_BANDS = 12;

/** The name of a band, by its start time. */
function nameOf(start: string) {
  if (start >= '05:00' && start < '17:00') return t('pay_level.day');
  return start >= '17:00' && start < '22:00' ? t('pay_level.evening') : t('pay_level.night');
}

/** The weekday: its bands drawn over the care day, and a row of inputs for each band. Gaps and overlaps are reported while typing. */
export function Bands() {
  const { control, setValue } = useFormContext<PayLevelDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'timings' });
  const bands = useWatch({ control, name: 'timings' });
  const faults = bandFaults(bands);
  useBandRules(bands);

  const moveEnd = (index: number, time: string) => {
    const before = bands[index]?.end_time;
    setValue(endOf(index), time, { shouldDirty: true, shouldTouch: true });
    const next = bands.findIndex(({ start_time }) => start_time === before);
    if (next >= 0) setValue(`timings.${next}.start_time`, time, { shouldDirty: true });
  };
  const add = () => {
    const gap = faults.find((fault) => fault.gap)?.gap;
    const [start_time, end_time] = gap ? [timeAt(gap.from % CARE_DAY), timeAt(gap.to % CARE_DAY)] : ['', ''];
    append({ start_time, end_time, is_overnight: 0, pay_rate: '' });
  };
  return (
    <>
      <div className={styles.line}>
        <p className={styles.name}>
          {t('pay_level.weekday')} <span className={styles.bandCount}>{t('pay_level.bands', { count: bands.length })}</span>
        </p>
        <div className={styles.day}>
          <Axis />
          <WeekdayCloth bands={bands} onEdge={moveEnd} />
        </div>
      </div>
      {fields.map(({ id }, index) => {
        const band = bands[index];
        const gap = faults.find((fault) => fault.index === index)?.gap;
        const labelled = index === 0 ? undefined : 'unseen';
        const name = nameOf(band?.start_time ?? '');
        return (
          <div
            key={id}
            role="group"
            aria-label={t('pay_level.band', { name, number: index + 1 })}
            className={styles.band}
            data-first={index === 0 || undefined}
          >
            <p className={styles.bandName}>{name}</p>
            <TimeField name={`timings.${index}.start_time`} labelled={labelled} />
            <TimeField name={endOf(index)} labelled={labelled} />
            <MoneyField name={`timings.${index}.pay_rate`} labelled={labelled} />
            <span className={styles.hours}>
              {band && isTimed(band) && t('records.hours', { hours: formatDecimal(minutesOf(band) / 60) })}
            </span>
            {fields.length > 1 && (
              <span className={styles.remove}>
                <Button shape="icon" variant="ghost" aria-label={t('pay_level.remove', { name })} onClick={() => remove(index)}>
                  <X aria-hidden />
                </Button>
              </span>
            )}
            {gap && (
              <p className={styles.fill}>
                <Button size="sm" onClick={() => setValue(endOf(index), timeAt(gap.to % CARE_DAY), { shouldDirty: true })}>
                  {t('pay_level.fill', { to: timeAt(gap.to % CARE_DAY) })}
                </Button>
              </p>
            )}
          </div>
        );
      })}
      {fields.length < MAX_BANDS && (
        <p>
          <Button size="sm" variant="ghost" onClick={add}>
            <Plus aria-hidden />
            {t('pay_level.add_hours')}
          </Button>
        </p>
      )}
    </>
  );
}
