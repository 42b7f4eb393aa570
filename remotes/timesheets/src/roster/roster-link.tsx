import { hrefOf, queryString } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { ButtonLink } from '@careloom/shared/ui';
import { CalendarRange } from 'lucide-react';
import { t } from './words';

/** A link to the roster of a day's week, for users who may plan. */
export function RosterLink({ day, size = 'md' }: { day?: string; size?: 'sm' | 'md' }) {
  if (!useCan('shift-create')) return null;
  return (
    <ButtonLink variant="outline" size={size} href={hrefOf('timesheets:roster') + queryString({ date: day })}>
      <CalendarRange aria-hidden />
      {t('roster.open')}
    </ButtonLink>
  );
}
