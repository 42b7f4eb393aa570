import { PageKeys } from '@careloom/shared/ui';
import { t } from './texts';
import { viewName } from './toolbar';

/** The keys of a calendar, for the help. */
export const CalendarKeys = ({ mayAdd }: { mayAdd: boolean }) => (
  <PageKeys>
    <kbd>T</kbd>
    <span>{t('calendar.today')}</span>
    <kbd>G</kbd>
    <span>{t('calendar.key_date')}</span>
    {mayAdd && (
      <>
        <kbd>N</kbd>
        <span>{t('shift_form.add')}</span>
      </>
    )}
    <kbd>M</kbd>
    <span>{viewName('month')}</span>
    <kbd>W</kbd>
    <span>{viewName('week')}</span>
    <kbd>D</kbd>
    <span>{viewName('day')}</span>
    <kbd>A</kbd>
    <span>{viewName('agenda')}</span>
    <kbd>{t('calendar.page_up')}</kbd>
    <kbd>{t('calendar.page_down')}</kbd>
    <span>{t('calendar.key_month')}</span>
    <kbd>←</kbd>
    <kbd>→</kbd>
    <span>{t('calendar.key_days')}</span>
  </PageKeys>
);
