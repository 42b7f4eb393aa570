import type { agreements as calls } from '@careloom/contract/resources/agreements';
import { agreementLabels } from '@careloom/contract/resources/agreements';
import type { Context, Writing } from '../../platform/http/context';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { announceWorker } from '../support-workers/worker-record';
import { readTerms } from './agreement-terms';
import { getAgreement } from './get-agreement';
import { addDraft, holdWorker } from './write-agreement';

/**
 * Creates an agreement without sending it. Once per idempotency key.
 * @throws 422 at a field that refers to nothing, or at `user_id` for anyone but a verified worker; 422 when an open one exists
 */
export function createAgreement(context: Context<typeof calls.create>): Writing<typeof calls.create> {
  const { body, user, services } = context;
  return async (tx) => {
    const terms = await readTerms(tx, body);
    if (!(await holdWorker(tx, body.user_id))) {
      throw invalidField('user_id', 'validation.exists', { attribute: text(agreementLabels.user_id) });
    }
    const { id } = await addDraft(tx, body, terms, user, services.clock.now());
    await announceWorker(tx, user, body.user_id);
    return getAgreement(services, user, id, tx);
  };
}
