import { hrefOf } from '@careloom/shared/navigation';
import { ButtonLink } from '@careloom/shared/ui';
import { CalendarHeart } from 'lucide-react';
import { t } from './words';

/** A link to the board of a house. */
export const BoardLink = ({ houseId }: { houseId: number }) => (
  <ButtonLink variant="solid" href={hrefOf('whos-coming', { houseId })}>
    <CalendarHeart aria-hidden />
    {t('board.title')}
  </ButtonLink>
);
