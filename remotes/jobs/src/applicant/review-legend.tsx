import { t } from './texts';
import { KeyLegend } from '@careloom/shared/ui';

export const ReviewLegend = ({ assigns }: { assigns: boolean }) => (
  <KeyLegend>
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
  </KeyLegend>
);
