import { formatDate } from '@careloom/shared/format';
import { hrefOf } from '@careloom/shared/navigation';
import type { SlotProps } from '@careloom/shared/slots';
import { ButtonLink } from '@careloom/shared/ui';
import { UserSearch } from 'lucide-react';
import { t } from './texts';
import styles from './uncovered-stretch.module.css';

/** A link to fill hours without a worker in a house: the schedule of their first day. */
export function Fill({ from, timeZone }: SlotProps<'uncovered-stretch'>) {
  const day = formatDate(from, 'api', timeZone);
  const when = `${formatDate(from, 'dayName', timeZone).slice(0, 3)} ${formatDate(from, 'time', timeZone)}`;
  return (
    <ButtonLink size="sm" className={styles.find} href={`${hrefOf('shiftSchedule', { shiftType: 'schedule' })}?from=${day}&to=${day}`}>
      <UserSearch aria-hidden /> {t('cover.find_a_worker', { when })}
    </ButtonLink>
  );
}
