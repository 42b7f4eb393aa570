import { xeroConnections } from '../db/schema/xero';
import type { Executor } from '../db/transaction';

const UNLINKED = { tenant_id: null, organisation: null, access_token: null, refresh_token: null, expires_at: null };

/** Forgets the link to the organisation's account: until somebody connects it again nothing reaches Xero. */
export async function unlink(executor: Executor): Promise<void> {
  await executor.update(xeroConnections).set(UNLINKED);
}
