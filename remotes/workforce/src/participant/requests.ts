import { houseParticipants } from '@careloom/contract/resources/house-participants';
import { useCall } from '@careloom/shared/query';

/** Who lives in a house: the first page of them. */
export const useResidents = (houseId: number) => useCall(houseParticipants.list, { id: houseId, page: 1 });
