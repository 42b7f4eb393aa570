import type { Person } from '@careloom/contract/entities';
import { options } from '@careloom/contract/resources/options';
import { SearchSelectField } from '@careloom/shared/form';
import { t } from '@careloom/shared/i18n';
import { useChoices } from './use-choices';

/** Whom a private job is offered to. Nobody else finds it. */
export function InvitedWorkersField({ invited = [] }: { invited?: readonly Person[] | undefined }) {
  const workers = useChoices(options.workers, invited);
  return <SearchSelectField name="worker_ids" multiple face="person" help={t('jobs.invited_help')} {...workers} />;
}
