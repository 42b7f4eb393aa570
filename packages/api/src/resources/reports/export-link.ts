import type { ExportKind, reports as calls } from '@careloom/contract/resources/reports';
import type { Context } from '../../http/context';
import { expiryOf, signExport } from './signed-export';

const PAGES: Readonly<Record<ExportKind, string>> = { expense: '/export-expense', invoice: '/export-invoice' };

/** A link that opens an export without a session, for five minutes, as the person who asked for it would see it. */
export function exportLink({ query, user, services }: Context<typeof calls.exportLink>): Promise<{ url: string; expires: string }> {
  const { kind, ...filters } = query;
  const expires = expiryOf(services.clock.now());
  const given = Object.entries(filters).filter(([, value]) => value !== null);
  const fields = { ...Object.fromEntries(given), user: user.id, expires: expires.getTime() / 1000 };
  const signature = signExport(services.deriveKey('exports'), kind, fields);
  const address = new URLSearchParams(
    Object.entries({ ...fields, signature }).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const url = `${services.env.publicUrl}${PAGES[kind]}?${address.toString()}`;
  return Promise.resolve({ url, expires: expires.toISOString() });
}
