import { shiftOffers } from '@careloom/contract/resources/shift-offers';
import { useCall, useCallMutation } from '@careloom/shared/query';

/** The worker's own offers: those to answer, and those that ended lately. */
export const useOwnOffers = () => useCall(shiftOffers.own, {});
export const useAcceptOffer = () => useCallMutation(shiftOffers.accept, { changes: ({ id }) => [id] });
export const useDeclineOffer = () => useCallMutation(shiftOffers.decline);
