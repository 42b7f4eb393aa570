import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { lazyPage } from '@careloom/shared/navigation';
import { Suspense, useState } from 'react';
import type { ConfirmedAct } from '../worker/confirm-act';

const ConfirmWorkerAct = lazyPage(() => import('../worker/confirm-act').then((module) => module.ConfirmWorkerAct));

/**
 * The confirmations about a worker, and the function that opens them.
 * @param onDone called after an action succeeded
 */
export function useWorkerDialogs(onDone: (act: ConfirmedAct) => void = () => undefined) {
  const [asked, setAsked] = useState<{ act: ConfirmedAct; worker: SupportWorker } | null>(null);
  const dialogs = asked && (
    <Suspense>
      <ConfirmWorkerAct {...asked} onClose={() => setAsked(null)} onDone={() => onDone(asked.act)} />
    </Suspense>
  );
  return { ask: (act: ConfirmedAct, worker: SupportWorker) => setAsked({ act, worker }), dialogs };
}
