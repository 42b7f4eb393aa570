import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { hasRoute, hrefOf, queryString, useCurrentPath } from '@careloom/shared/navigation';
import { ButtonLink } from '@careloom/shared/ui';
import { MessageCircleQuestion } from 'lucide-react';
import { t } from './texts';

/** Leads a worker to a conversation with whoever leads the house; the shift goes with the first message. */
export function AskAbout({ leader }: Pick<ShiftDetail, 'leader'>) {
  const about = useCurrentPath();
  if (!leader || !hasRoute('inbox')) return null;
  return (
    <ButtonLink variant="outline" href={hrefOf('inbox') + queryString({ with: leader.id, about })}>
      <MessageCircleQuestion aria-hidden />
      {t('own.ask_about')}
    </ButtonLink>
  );
}
