import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { hasRoute, hrefOf, queryString, useCurrentPath } from '@careloom/shared/navigation';
import { ButtonLink } from '@careloom/shared/ui';
import { MessageCircleQuestion } from 'lucide-react';
import { t } from './texts';

/** Opens a worker's conversation with the leader of the house; the shift is attached to the first message. */
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
