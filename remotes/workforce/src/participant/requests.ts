import { houseParticipants } from '@careloom/contract/resources/house-participants';
import { useCall } from '@careloom/shared/query';

/** The first page of the participants of a house. */
export const useResidents = (houseId: number) => useCall(houseParticipants.list, { id: houseId, page: 1 });
