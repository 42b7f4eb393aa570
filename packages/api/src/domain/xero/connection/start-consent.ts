import { createHash, randomBytes } from 'node:crypto';
import type { xero as calls } from '@careloom/contract/resources/xero';
import type { Context } from '../../../platform/http/context';
import { answering } from '../client/answer-failure';
import { clientFor } from '../client/client';
import { writeConnection } from './connection';

const VALID_MS = 10 * 60_000;

export const hashOfState = (state: string) => createHash('sha256').update(state).digest('hex');

/**
 * Starts connecting the account: returns the URL of Xero's page with a secret state. A later call replaces it.
 * @throws 422 without credentials
 */
export const startConsent = ({ services, user, reply }: Context<typeof calls.connect>): Promise<{ url: string }> =>
  answering(reply, async () => {
    const state = randomBytes(32).toString('base64url');
    const client = await clientFor(services, services.db, state);
    const state_expires_at = new Date(services.clock.now().getTime() + VALID_MS);
    await writeConnection(services.db, { state_hash: hashOfState(state), state_user_id: user.id, state_expires_at });
    return { url: await client.buildConsentUrl() };
  });
