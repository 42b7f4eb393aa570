import { agreements } from '@careloom/contract/resources/agreements';
import { useCallMutation, useDetail } from '@careloom/shared/query';

export const useAgreement = (id: number) => useDetail(agreements.get, { id });

/** Signs the worker's own agreement. A refusal is shown by the form. */
export const useSignAgreement = () =>
  useCallMutation(agreements.update, { onFailure: () => undefined, changes: ({ id, user_id }) => [id, user_id] });
