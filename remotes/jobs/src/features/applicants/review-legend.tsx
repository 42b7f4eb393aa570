import { t } from '@careloom/shared/i18n';

/** Which keys review the applicants. */
export const ReviewLegend = ({ assigns }: { assigns: boolean }) => (
  <div className="cl-keys">
    <kbd>J</kbd>
    <kbd>K</kbd>
    <span>{t('jobs.keys_move')}</span>
    {assigns && (
      <>
        <kbd>A</kbd>
        <span>{t('button.assign')}</span>
        <kbd>S</kbd>
        <span>{t('jobs.shortlist')}</span>
      </>
    )}
  </div>
);
