import { factorsOfUsers } from '@careloom/contract/resources/second-factor';
import { formatDate, fullName } from '@careloom/shared/format';
import { lazyPage } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { session } from '@careloom/shared/session';
import { Button } from '@careloom/shared/ui';
import { Suspense, useState } from 'react';
import { t } from './texts';
import type { FactorPerson } from './person';
import styles from './factor-fact.module.css';

const ConfirmReset = lazyPage(() => import('./confirm-reset').then((module) => module.ConfirmReset));

/** Whether a user has a second factor, and since when; only other users can reset it. A dash while it loads. */
export function FactorFact({ person }: { person: FactorPerson }) {
  const { data } = useCall(factorsOfUsers.get, { id: person.id });
  const [isAsking, setIsAsking] = useState(false);
  const isSelf = person.id === session().user?.id;
  if (!data) return <>–</>;
  return (
    <span className={styles.fact}>
      {data.since === null
        ? t(data.required === 1 ? 'factor_of.due' : 'factor_of.none')
        : t('factor_of.since', { day: formatDate(data.since) })}
      {data.on === 1 && !isSelf && (
        <Button
          className={styles.reset}
          size="sm"
          variant="ghost"
          aria-label={t('factor_of.reset_of', { name: fullName(person) })}
          onClick={() => setIsAsking(true)}
        >
          {t('factor_of.reset')}
        </Button>
      )}
      <Suspense>{isAsking && <ConfirmReset person={person} onClose={() => setIsAsking(false)} />}</Suspense>
    </span>
  );
}
