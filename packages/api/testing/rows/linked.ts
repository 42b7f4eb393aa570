import { readConnection } from '../../src/domain/xero/connection/connection';
import { connect } from '../xero';
import type { World } from './world';

/** Reconnects Xero, if another write ended the connection. */
export async function linked({ api, office }: World): Promise<void> {
  const row = await readConnection(api.services.db);
  if (!row?.refresh_token) await connect(api, office.super_admin);
}
