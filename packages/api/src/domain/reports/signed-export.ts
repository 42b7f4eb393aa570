import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ExportKind, reports as calls } from '@careloom/contract/resources/reports';
import type { Context } from '../../platform/http/context';
import type { Services } from '../../platform/services';
import { readyFile } from './report-files';

/** */
const LIFETIME_MS = 5 * 60_000;

/** Query fields by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** When a link created now expires, in whole seconds. */
export const inWholeSeconds = (now: Date, lifetimeMs: number): Date => new Date(Math.floor((now.getTime() + lifetimeMs) / 1000) * 1000);

const inOrder = (fields: Fields) =>
  Object.entries(fields)
    .filter(([name]) => name !== 'signature')
    .map(([name, value]): [string, string] => [name, String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Signs all fields of the URL, so that a link is valid for one person, one report and one set of filters. */
export const signExport = (key: Buffer, kind: ExportKind, fields: Fields): string =>
  createHmac('sha256', key)
    .update(`${kind}?${new URLSearchParams(inOrder(fields)).toString()}`)
    .digest('base64url');

/** Whether a query has a valid signature of its other fields and has not expired. */
export function isSigned(key: Buffer, kind: ExportKind, fields: Fields, now: Date): boolean {
  const given = Buffer.from(String(fields.signature));
  const right = Buffer.from(signExport(key, kind, fields));
  return given.length === right.length && timingSafeEqual(given, right) && Number(fields.expires) * 1000 > now.getTime();
}

const PAGES: Readonly<Record<ExportKind, string>> = { expense: '/export-expense', invoice: '/export-invoice' };

/**
 * The URL of a public page that downloads an export with the scope of a user. It is valid until `expires`.
 * @param given filters, format and file
 */
export function signedAddress(services: Services, kind: ExportKind, given: Fields, { user, expires }: { user: number; expires: Date }) {
  const fields = { ...given, user, expires: expires.getTime() / 1000 };
  const signature = signExport(services.deriveKey('exports'), kind, fields);
  const address = new URLSearchParams(
    Object.entries({ ...fields, signature }).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `${services.env.publicUrl}${PAGES[kind]}?${address.toString()}`;
}

/**
 * A link that opens an export without a session for five minutes, with the scope of the person who requested it.
 * @throws 404 for a file that is not ready
 */
export async function exportLink({ query, user, services }: Context<typeof calls.exportLink>): Promise<{ url: string; expires: string }> {
  const { kind, ...filters } = query;
  if (filters.file !== null) await readyFile(services, user.id, kind, filters.file);
  const expires = inWholeSeconds(services.clock.now(), LIFETIME_MS);
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));
  return { url: signedAddress(services, kind, given, { user: user.id, expires }), expires: expires.toISOString() };
}
