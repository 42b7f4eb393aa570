import { STATES } from '@careloom/contract/states';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';

/** @throws 422 at `state_id` for an unknown state */
export function checkState(stateId: number | null): void {
  if (stateId === null || STATES.some(({ id }) => id === stateId)) return;
  throw invalidField('state_id', 'validation.exists', { attribute: text('field.house.state') });
}
