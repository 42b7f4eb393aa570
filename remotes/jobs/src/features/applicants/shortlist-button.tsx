import { t } from '@careloom/shared/i18n';
import { Button } from '@careloom/shared/ui';
import { SHORTLIST_LOOKS } from './applicant-actions';

/** Shortlists who is looked at, or takes that back. */
export function ShortlistButton({ listing, onClick }: { listing: keyof typeof SHORTLIST_LOOKS; onClick: () => void }) {
  const { label, icon: Icon } = SHORTLIST_LOOKS[listing];
  return (
    <Button variant="outline" onClick={onClick}>
      <Icon aria-hidden />
      {t(label)}
    </Button>
  );
}
