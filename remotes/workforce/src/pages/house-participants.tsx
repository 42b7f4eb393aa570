import { houseParticipants, type Participant } from '@careloom/contract/resources/house-participants';
import { DataList, defineList } from '@careloom/shared/list';
import { hrefOf, useIdParams } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Button, Row } from '@careloom/shared/ui';
import { Plus } from 'lucide-react';
import { rowActions } from '../participant/actions';
import { participantColumns } from '../participant/columns';
import { t } from '../participant/texts';
import { ImportButton } from './import-button';
import { useParticipantDialogs } from './participant-dialogs';

/** The tab of a house's participants. */
export function HouseParticipants() {
  const { id } = useIdParams('id');
  const mayEdit = useCan('house-update');
  const { add, act, dialogs } = useParticipantDialogs(id);
  const hrefOfOne = (participant: Participant) => hrefOf('house-participant-details', { id, participantId: participant.id });
  const buttons = mayEdit && (
    <Row>
      <ImportButton kind="participant" houseId={id} />
      <Button variant="solid" onClick={add}>
        <Plus aria-hidden />
        {t('form.add_participant')}
      </Button>
    </Row>
  );
  const definition = defineList({
    call: houseParticipants.list,
    input: { id },
    caption: t('field.house.participants'),
    noun: { one: t('records.noun_participant'), many: t('records.noun_participants') },
    columns: participantColumns(),
    keyOf: (participant) => participant.id,
    nameOf: ({ name }) => name,
    hrefOf: hrefOfOne,
    actions: (participant) => rowActions(hrefOfOne(participant), mayEdit ? (action) => act(action, participant) : null),
    beside: buttons,
    empty: { why: t('participant.none') },
  });
  return (
    <>
      <DataList definition={definition} dense />
      {dialogs}
    </>
  );
}
