import type { Candidates } from '@careloom/contract/resources/replacements';
import { formatDate, fullName } from '@careloom/shared/format';
import { Button, Note } from '@careloom/shared/ui';
import { t } from './texts';
import { useWithdraw } from './requests';

/** The state of a shift's offers: who is asked, who declined, who accepted. Open offers can be withdrawn. */
export function OffersNote({ found }: { found: Candidates }) {
  const { run, pending } = useWithdraw();
  const { offers, shift } = found;
  const named = (status: string) =>
    [...new Set(offers.filter((offer) => offer.status === status).map(({ worker }) => fullName(worker)))].join(', ');
  const accepted = offers.find(({ status, worker }) => status === 'accepted' && worker.id === shift.worker?.id);
  if (accepted) return <Note kind="success">{t('replacement.accepted_by', { name: fullName(accepted.worker) })}</Note>;
  const [asked, declined] = [named('open'), named('declined')];
  if (!asked && !declined) return null;
  const until = offers.find(({ status }) => status === 'open')?.ends_at;
  const takeBack = asked && (
    <Button size="sm" aria-disabled={pending} onClick={() => void run({ id: shift.id })}>
      {t('replacement.take_back')}
    </Button>
  );
  return (
    <Note kind="info" {...(takeBack && { action: takeBack })}>
      {asked && until && <span>{t('replacement.asked', { names: asked, time: formatDate(until, 'time', shift.time_zone) })} </span>}
      {declined && <span>{t('replacement.declined_by', { names: declined })}</span>}
    </Note>
  );
}
