import type { Person } from '@careloom/contract/entities';
import type { SeenShift } from '@careloom/contract/resources/shift-drafts';
import { formatMoney, fullName } from '@careloom/shared/format';
import { lazyPage } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Button } from '@careloom/shared/ui';
import { Megaphone, PencilLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { t } from './texts';
import styles from './dock.module.css';

const PublishSheet = lazyPage(() => import('./publish-sheet').then((module) => module.PublishSheet));
const ConfirmDiscard = lazyPage(() => import('./confirm-discard').then((module) => module.ConfirmDiscard));

/** The data of a draft used by the dock. */
export interface DockedDraft extends SeenShift {
  worker: Person | null;
}

/** The workers affected by drafts, as text: ` for Lin Chen, 1 without a worker`, or `, 2 without a worker`. */
function touchedBy(drafts: readonly DockedDraft[]): string {
  const workers = new Map(drafts.flatMap(({ worker }) => (worker ? [[worker.id, fullName(worker)]] : [])));
  const unfilled = drafts.filter(({ worker }) => worker === null).length;
  const [name = ''] = workers.values();
  const touched = workers.size > 0 ? ` ${t('publish.touches', { count: workers.size, name })}` : '';
  return touched + (unfilled > 0 ? `, ${t('publish.unfilled', { count: unfilled })}` : '');
}

interface DockProps {
  drafts: readonly DockedDraft[];
  /** The name of the shown period, and its total cost in dollars. */
  shown: { name: string; cost: string };
}

/** The drafts of the shown period, below the roster: their number, the affected workers, the cost of the period, and buttons to publish or discard. */
export function Dock({ drafts, shown }: DockProps) {
  const mayPublish = useCan('shift-create');
  const [asked, setAsked] = useState<{ what: 'publish' | 'discard'; of: readonly DockedDraft[] } | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {mayPublish && drafts.length > 0 && (
        <section className={styles.dock} data-action-bar aria-label={t('publish.dock')}>
          <PencilLine aria-hidden className={styles.icon} />
          <p className={styles.words}>
            <strong className={styles.count}>{t('publish.drafts', { count: drafts.length })}</strong>
            {touchedBy(drafts)}
          </p>
          <p className={styles.cost}>
            <span className={styles.period}>{shown.name} </span>
            <strong className={styles.dollars}>{formatMoney(shown.cost)}</strong>
          </p>
          <Button variant="ghost" className={styles.act} onClick={() => setAsked({ what: 'discard', of: drafts })}>
            {t('publish.discard')}
          </Button>
          <Button variant="solid" className={styles.act} onClick={() => setAsked({ what: 'publish', of: drafts })}>
            <Megaphone aria-hidden className={styles.sign} />
            {t('publish.publish', { count: drafts.length })}
          </Button>
        </section>
      )}
      <Suspense>
        {asked?.what === 'publish' && <PublishSheet ids={asked.of.map(({ id }) => id)} onClose={close} />}
        {asked?.what === 'discard' && <ConfirmDiscard drafts={asked.of} onClose={close} />}
      </Suspense>
    </>
  );
}
