import { shiftOffers } from '@careloom/contract/resources/shift-offers';
import { useCall, useCallMutation } from '@careloom/shared/query';

/** The worker's own offers: open ones, and recently ended ones. */
export const useOwnOffers = () => useCall(shiftOffers.own, {});
export const useAcceptOffer = () => useCallMutation(shiftOffers.accept, { changes: ({ id }) => [id] });
export const useDeclineOffer = () => useCallMutation(shiftOffers.decline);
