import { jobs, type Job } from '@careloom/contract/resources/jobs';
import { notify } from '@careloom/shared/chrome';
import { send } from '@careloom/shared/http';
import { t } from './texts';
import { Button, Note } from '@careloom/shared/ui';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';

/** Shown after an edit was refused as stale: fetches the latest version and passes it to the form. */
export function StaleNote({ id, onLatest }: { id: number; onLatest: (job: Job) => void }) {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    const answer = await send(jobs.get, { id });
    setBusy(false);
    if (answer.ok) onLatest(answer.data);
    else notify('error', answer.message);
  };
  const action = (
    <Button size="sm" disabled={busy} onClick={() => void load()}>
      <RotateCw aria-hidden />
      {t('jobs.reload')}
    </Button>
  );
  return (
    <Note kind="warning" action={action}>
      {t('jobs.stale_kept')}
    </Note>
  );
}
