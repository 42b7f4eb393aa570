import { houseParticipants } from '@careloom/contract/resources/house-participants';
import { imports } from '@careloom/contract/resources/imports';
import type { FastifyInstance } from 'fastify';
import { sheetSuccess } from '../../platform/csv/read-sheet';
import { route } from '../../platform/http/route';
import { getParticipant, listParticipants } from './read-participants';
import { importParticipants } from './import-participants';
import { removeParticipant } from './remove-participant';
import { editParticipant, saveParticipant } from './save-participant';

const record = 'Participant';

export function houseParticipantRoutes(app: FastifyInstance): void {
  route(app, houseParticipants.list, { scope: 'by-role' }, listParticipants);
  route(app, houseParticipants.get, { scope: 'by-role' }, getParticipant);
  const success = ({ body }: { body: { id: number | null } }) => (body.id === null ? 'success.added' : 'success.updated');
  route(app, houseParticipants.save, { scope: 'by-role', record, success }, saveParticipant);
  route(app, houseParticipants.update, { scope: 'by-role', record }, editParticipant);
  route(app, houseParticipants.remove, { scope: 'by-role', record }, removeParticipant);
  route(app, imports.participants, { scope: 'by-role', record: 'Participants', success: sheetSuccess }, importParticipants);
}
