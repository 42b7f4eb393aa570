import type { XeroBill } from '@careloom/contract/resources/xero-bills';
import type { Permission } from '@careloom/contract/permissions';

/**
 * The action that an invoice needs to reach Xero: `send` queues it, `now` sends a queued one at once, `contact` picks or creates a contact,
 * `codes` sets missing codes, `configure` corrects codes or credentials, `connect` connects the account again.
 */
export type Mend = 'send' | 'now' | 'contact' | 'codes' | 'configure' | 'connect';

const BY_REASON: Readonly<Record<string, Mend>> = {
  'xero.contact': 'contact',
  'xero.line_items': 'codes',
  'xero.config': 'configure',
  'xero.disconnected': 'connect',
};

/** Who may do each. */
export const MEND_PERMISSION = {
  send: 'invoice-generate',
  now: 'invoice-generate',
  contact: 'contact-id-update',
  codes: 'xero-config-write',
  configure: 'xero-config-write',
  connect: 'xero-config-write',
} as const satisfies Record<Mend, Permission>;

type Stuck = Pick<XeroBill, 'sync' | 'reason' | 'status'>;

/** The action for an invoice that is not in Xero; null if it is there, or is void. */
export function mendOf({ sync, reason, status }: Stuck): Mend | null {
  if (status === 'void' || sync === 'synced') return null;
  if (sync === 'queued') return 'now';
  return BY_REASON[reason?.code ?? ''] ?? 'send';
}
