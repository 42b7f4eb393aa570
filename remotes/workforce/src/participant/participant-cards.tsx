import type { Participant } from '@careloom/contract/resources/house-participants';
import { formatCount, today } from '@careloom/shared/format';
import { hrefOf } from '@careloom/shared/navigation';
import { Avatar, Button, Card, Link, LoadFailed, Skeleton } from '@careloom/shared/ui';
import { Plus } from 'lucide-react';
import { t } from '../texts';
import { ageOn } from './age';
import styles from './participant-cards.module.css';
import { useResidents } from './requests';

export interface ParticipantCardsProps {
  houseId: number;
  /** Adds one; null for users who can not. */
  onAdd: (() => void) | null;
}

/** Who lives in a house: face, age and a line on how to treat them, each a link to their page. */
export function ParticipantCards({ houseId, onAdd }: ParticipantCardsProps) {
  const { data, error, isFetching, refetch } = useResidents(houseId);
  const add = onAdd && (
    <Button size="sm" onClick={onAdd}>
      <Plus aria-hidden />
      {t('form.add_participant')}
    </Button>
  );
  return (
    <Card title={t('field.house.participants')} count={data && formatCount(data.total)} action={add}>
      {!data && (error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={3} />)}
      {data?.items.length === 0 && <p>{t('participant.none')}</p>}
      {data && (
        <ul className={styles.list}>
          {data.items.map((participant) => (
            <li key={participant.id}>
              <Link className={styles.one} href={hrefOf('house-participant-details', { id: houseId, participantId: participant.id })}>
                <Avatar name={participant.name} size={64} />
                <Name participant={participant} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Name({ participant: { name, dob, notes } }: { participant: Participant }) {
  return (
    <span className={styles.words}>
      <b className={styles.name}>{name}</b>
      <span className={styles.age}>{t('participant.years', { count: ageOn(dob, today()) })}</span>
      {notes && <span className={styles.notes}>{notes}</span>}
    </span>
  );
}
