import { t } from '@careloom/shared/i18n';

/** Which keys review the applicants. */
export const ReviewLegend = ({ assigns }: { assigns: boolean }) => (
  <p className="cl-keys">
    <kbd>J</kbd>
    <kbd>K</kbd>
    {t('jobs.keys_move')}
    {assigns && (
      <>
        <kbd>A</kbd>
        {t('button.assign')}
      </>
    )}
  </p>
);
