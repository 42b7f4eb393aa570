import { z } from 'zod';
import type { Hosts } from './accounting-service';
import { XeroFailure } from './failure';

const connections = z.array(z.object({ tenantId: z.string(), tenantName: z.string().nullable(), updatedDateUtc: z.string().default('') }));

export interface Tenant {
  tenantId: string;
  organisation: string;
}

/**
 * The organisation of an access token: the one connected last. (The SDK's own call hard-codes Xero's host.)
 * @throws XeroFailure when there is none, or Xero does not answer
 */
export async function tenantOf({ api }: Hosts, accessToken: string): Promise<Tenant> {
  const answer = await fetch(`${api}/connections`, { headers: { authorization: `Bearer ${accessToken}` } }).catch((error: unknown) => {
    throw new XeroFailure('unreachable', String(error));
  });
  if (answer.status === 401 || answer.status === 403) throw new XeroFailure('disconnected', 'connections refused');
  if (!answer.ok) throw new XeroFailure('unreachable', `connections answered ${answer.status}`);
  const [latest] = connections.parse(await answer.json()).sort((one, other) => other.updatedDateUtc.localeCompare(one.updatedDateUtc));
  if (!latest) throw new XeroFailure('disconnected', 'no organisation is connected');
  return { tenantId: latest.tenantId, organisation: latest.tenantName ?? '' };
}
