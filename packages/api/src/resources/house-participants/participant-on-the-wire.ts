import type { Participant } from '@careloom/contract/resources/house-participants';
import type { participants } from '../../db/schema/places';

type ParticipantRow = typeof participants.$inferSelect;

export const participantOf = ({ created_at: _, ...participant }: ParticipantRow): Participant => participant;
