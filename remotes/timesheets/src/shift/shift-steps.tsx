import { Button, ButtonLink } from '@careloom/shared/ui';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { t } from './texts';
import type { Neighbours } from './from-list';

/** A link to a shift of the list; at either end it leads nowhere. */
function Step({ label, icon: Icon, href }: { label: string; icon: LucideIcon; href: string | null }) {
  const inside = <Icon aria-hidden />;
  return href === null ? (
    <Button shape="icon" aria-label={label} disabled>
      {inside}
    </Button>
  ) : (
    <ButtonLink shape="icon" aria-label={label} href={href}>
      {inside}
    </ButtonLink>
  );
}

/** The previous and next shifts of the list that opened the page. */
export const ShiftSteps = ({ previous, next }: Pick<Neighbours, 'previous' | 'next'>) => (
  <>
    <Step label={t('shift.previous')} icon={ChevronLeft} href={previous} />
    <Step label={t('shift.next')} icon={ChevronRight} href={next} />
  </>
);
