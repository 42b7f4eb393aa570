import type { Person } from '@careloom/contract/entities';
import { hasRoute, hrefOf, queryString } from '@careloom/shared/navigation';
import { ButtonLink } from '@careloom/shared/ui';
import { MessageCircle } from 'lucide-react';
import { t } from './texts';

/** Opens the conversation with a worker. */
export const MessageLink = ({ person: { id } }: { person: Person }) =>
  hasRoute('inbox') && (
    <ButtonLink href={hrefOf('inbox') + queryString({ with: id })}>
      <MessageCircle aria-hidden />
      {t('person.message')}
    </ButtonLink>
  );
