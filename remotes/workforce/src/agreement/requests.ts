import { agreements } from '@careloom/contract/resources/agreements';
import { payLevels } from '@careloom/contract/resources/pay-levels';
import { useCall, useCallMutation, useDetail } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';

/** A pay level with its rates; only with permission to read pay levels. @param id empty before one is chosen */
export function usePayLevel(id: string) {
  const mayRead = useCan('pay-level-read');
  return useCall(payLevels.get, { id }, { enabled: mayRead && id !== '' }).data;
}

export const useAgreement = (id: number) => useDetail(agreements.get, { id });

/** The agreement to open, as named in the address: `?agreement=12`. */
export const useOpenedAgreement = (id: number) => useCall(agreements.get, { id }, { enabled: id > 0 }).data;

/** Reminds the worker. The server refuses if no signature is awaited, and within a day of the last reminder. */
export const useRemind = () => useCallMutation(agreements.remind, { changes: ({ id, user_id }) => [id, user_id] });

/** Signs the worker's own agreement. A refusal is shown by the form. */
export const useSignAgreement = () =>
  useCallMutation(agreements.update, { onFailure: () => undefined, changes: ({ id, user_id }) => [id, user_id] });
