import { replacements } from '@careloom/contract/resources/replacements';
import { shiftOffers } from '@careloom/contract/resources/shift-offers';
import { shifts } from '@careloom/contract/resources/shifts';
import { useCall, useCallMutation } from '@careloom/shared/query';

/** The workers who can take a shift; the previous answer stays until a wider one is loaded. */
export const useCandidates = (id: number, withinKm: number) =>
  useCall(replacements.candidates, { id, within_km: withinKm }, { keepPrevious: true });

export const useOffer = () => useCallMutation(shiftOffers.create, { changes: (_, { id }) => [Number(id)] });
export const useWithdraw = () => useCallMutation(shiftOffers.withdraw, { changes: (_, { id }) => [Number(id)] });

/** The complete shift, with the fields that an update has to send again. */
export const useWholeShift = (id: number) => useCall(shifts.get, { id });
export const useAssign = () => useCallMutation(shifts.update, { changes: ({ id }) => [id] });
