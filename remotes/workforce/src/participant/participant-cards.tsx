import type { Participant } from '@careloom/contract/resources/house-participants';
import { formatCount, today } from '@careloom/shared/format';
import { hrefOf } from '@careloom/shared/navigation';
import { Avatar, Button, Card, Link, LoadFailed, SectionHeading, Skeleton, TextLink } from '@careloom/shared/ui';
import { Plus } from 'lucide-react';
import { t } from './texts';
import { ageOn } from './age';
import { contactOf } from './contact';
import styles from './participant-cards.module.css';
import { useResidents } from './requests';

export interface ParticipantCardsProps {
  houseId: number;
  /** Adds a participant; null without permission. */
  onAdd: (() => void) | null;
}

/** The participants of a house: a card each with picture, age, care note and contact, which opens their page. */
export function ParticipantCards({ houseId, onAdd }: ParticipantCardsProps) {
  const { data, error, isFetching, refetch } = useResidents(houseId);
  return (
    <section aria-label={t('field.house.participants')} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.title}>
          <SectionHeading>{t('field.house.participants')}</SectionHeading>
        </div>
        {data && data.total > data.items.length && (
          <TextLink href={hrefOf('house-details-participants', { id: houseId })}>
            {t('participant.all', { count: formatCount(data.total) })}
          </TextLink>
        )}
        {onAdd && (
          <Button size="sm" onClick={onAdd}>
            <Plus aria-hidden />
            {t('form.add_participant')}
          </Button>
        )}
      </div>
      {!data && (
        <Card>
          {error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={5} />}
        </Card>
      )}
      {data?.items.length === 0 && <Card>{t('participant.none')}</Card>}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((participant) => (
            <li key={participant.id}>
              <ParticipantCard participant={participant} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ParticipantCard({ participant }: { participant: Participant }) {
  const { id, house_id, name, dob, notes } = participant;
  const contact = contactOf(participant);
  return (
    <Link className={styles.card} href={hrefOf('house-participant-details', { id: house_id, participantId: id })}>
      <Avatar name={name} size={64} />
      <b className={styles.name}>{name}</b>
      <span className={styles.age}>{t('participant.years', { count: ageOn(dob, today()) })}</span>
      {notes && <span className={styles.notes}>{notes}</span>}
      {contact && <span className={styles.contact}>{contact}</span>}
    </Link>
  );
}
