import { randomBytes } from 'node:crypto';
import { hashToken } from '../src/platform/secrets/tokens';
import { apiTokens } from '../src/platform/db/schema/access';
import type { Office } from './office';
import type { Setting } from './setting';

/** Creates API tokens of the past. Nobody has their secrets, because a demo must not grant access. */
export function makeMachines({ plan, calendar }: Setting, { admin }: Office): void {
  const add = (
    name: string,
    last_four: string,
    permissions: string[],
    [made, last, end]: [number, number, number],
    revoked: number | null,
  ) =>
    plan.add(apiTokens, {
      name,
      permissions,
      token_hash: hashToken(randomBytes(32).toString('hex')),
      last_four,
      made_by_id: admin.id,
      created_at: calendar.at(made, 1),
      last_used_at: calendar.at(last, 2),
      last_used_ip: '203.0.113.20',
      expires_at: calendar.at(end, 14),
      revoked_at: revoked === null ? null : calendar.at(revoked, 3),
    });
  add('Payroll export', 'k3Qz', ['invoice-read', 'reports-read', 'timesheet-read'], [-140, -2, 220], null);
  add('Roster board', 'Vd0m', ['house-read', 'timesheet-read'], [-300, -91, 60], -90);
}
