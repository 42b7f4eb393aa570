import { houseParticipants, type Participant } from '@careloom/contract/resources/house-participants';
import { houses } from '@careloom/contract/resources/houses';
import { DetailPage, Overview } from '@careloom/shared/detail';
import { formatDate, today } from '@careloom/shared/format';
import { hrefOf, useBreadcrumb, useGoTo, useIdParams } from '@careloom/shared/navigation';
import { useCall, useDetail } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';
import { Button, Card, Facts, Prose, TextLink, Who } from '@careloom/shared/ui';
import { CalendarDays, House, Pencil, Trash2 } from 'lucide-react';
import { placeOf } from '../house/format';
import { ageOn } from '../participant/age';
import { t } from '../participant/texts';
import { useParticipantDialogs } from './participant-dialogs';

/** A participant's own page. After a deletion, it navigates to the list of the house. */
export function ParticipantPage() {
  const { id, participantId: pid } = useIdParams('id', 'participantId');
  const goTo = useGoTo();
  const participant = useDetail(houseParticipants.get, { id, pid });
  const { data: house, isPending, isPaused } = useCall(houses.get, { id });
  // On a phone the name of the house is a line above the facts: if it came after them, it would push them down.
  const query = isPending && !isPaused ? { ...participant, data: undefined } : participant;
  const { act, dialogs } = useParticipantDialogs(id, () => goTo('house-details-participants', { id }, { replace: true }));
  const mayEdit = useCan('house-update');
  useBreadcrumb({ 'house name': house?.name, name: participant.data?.name });
  const actionsOn = (participant: Participant) => ({
    actions: (
      <Button onClick={() => act('edit', participant)}>
        <Pencil aria-hidden />
        {t('form.edit_participant')}
      </Button>
    ),
    more: [{ label: t('records.delete'), icon: Trash2, stops: true, onPick: () => act('delete', participant) }],
  });
  return (
    <>
      <DetailPage
        query={query}
        heading={(participant) => ({
          name: participant.name,
          picture: null,
          facts: [
            { icon: CalendarDays, label: t('participant.age'), value: yearsOf(participant) },
            { icon: House, label: t('records.house'), value: house?.name },
          ],
          ...(mayEdit && actionsOn(participant)),
          changes: { record: 'participants', id: participant.id },
        })}
      >
        {(participant) => (
          <Overview
            aside={
              house && (
                <Card
                  title={t('records.house')}
                  action={<TextLink href={hrefOf('house-details-overview', { id })}>{t('records.view')}</TextLink>}
                >
                  <Who name={house.name} line={placeOf(house)} place size={40} />
                </Card>
              )
            }
          >
            <ParticipantFacts participant={participant} />
          </Overview>
        )}
      </DetailPage>
      {dialogs}
    </>
  );
}

const yearsOf = ({ dob }: Participant) => t('participant.years', { count: ageOn(dob, today()) });

function ParticipantFacts({ participant }: { participant: Participant }) {
  const facts = [
    { label: t('field.participant.name'), value: participant.name },
    { label: t('field.participant.date_of_birth'), value: formatDate(participant.dob) },
    { label: t('field.participant.support_coordinator'), value: participant.support_coordinator },
    { label: t('field.participant.parent_guardian'), value: participant.parent_guardian },
    { label: t('field.participant.plan_manager'), value: participant.plan_manager },
    { label: t('field.participant.notes'), value: participant.notes && <Prose>{participant.notes}</Prose>, whole: true },
  ];
  return (
    <Card title={t('records.profile')}>
      <Facts facts={facts} />
    </Card>
  );
}
