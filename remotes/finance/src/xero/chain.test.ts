import type { XeroStanding } from '@careloom/contract/resources/xero';
import { XERO_LINE_KEYS, type XeroConfig } from '@careloom/contract/resources/xero-config';
import { expect, test } from '@jest/globals';
import { chainOf, weakestOf } from './chain';

const codesOf = (keys: readonly (typeof XERO_LINE_KEYS)[number][]) =>
  keys.map((key) => ({ key, item_code: key, purchase_account_code: '477', sales_account_code: '200' }));
const config = (fields: Partial<XeroConfig> = {}): XeroConfig => ({
  id: 1,
  api_key: '0718',
  secret_key_set: 1,
  secret_key_end: '9876',
  credentials_at: '2026-11-03T02:00:00.000Z',
  contact_id: null,
  line_items: codesOf(XERO_LINE_KEYS),
  connected: 1,
  ...fields,
});
const standing = (fields: Partial<XeroStanding> = {}): XeroStanding => ({
  connected: 1,
  organisation: 'Banksia Community Supports',
  renewed_at: '2026-11-25T06:31:00.000Z',
  held_until: null,
  counts: { failed: 0, queued: 0, not_synced: 4, synced: 90 },
  ...fields,
});
const linesOf = (...of: Parameters<typeof chainOf>) => chainOf(...of).map(({ title, line, tone }) => `${title} · ${line} · ${tone}`);

test('when everything works, each link shows that and none is weak', () => {
  expect(linesOf(config(), standing())).toEqual([
    'Credentials · Set on 3 Nov 2026 · done',
    'Banksia Community Supports · Renewed at 17:31, by itself · done',
    'Codes for 9 of 9 line items · Every line item has its codes · done',
    'Nothing stuck · Nothing waits · done',
  ]);
  expect(weakestOf(chainOf(config(), standing()))).toBeUndefined();
});

test('without any setting the credentials come first and the account waits for them', () => {
  const links = chainOf(undefined, standing({ connected: 0, organisation: null }));
  expect(links.map(({ line, tone }) => `${line} · ${tone}`)).toEqual([
    'Not set · stopped',
    'Not connected · quiet',
    '9 have none · waiting',
    'Nothing waits · done',
  ]);
  expect(weakestOf(links)?.key).toBe('credentials');
});

test('a broken link takes precedence over a weak one', () => {
  const counts = { failed: 2, queued: 2, not_synced: 0, synced: 0 };
  const links = chainOf(config({ line_items: codesOf(XERO_LINE_KEYS.slice(1)) }), standing({ counts }));
  expect(links.slice(2).map(({ title, line }) => `${title} · ${line}`)).toEqual([
    'Codes for 8 of 9 line items · Weekday hours has none',
    '2 invoices stuck · 2 on their way',
  ]);
  expect(weakestOf(links)?.key).toBe('outbox');
  expect(weakestOf(chainOf(config({ line_items: [] }), standing()))?.key).toBe('codes');
  expect(weakestOf(chainOf(config(), standing({ connected: 0 })))?.key).toBe('account');
});

test('while Xero asks to wait, the end of the wait is shown and no link is weak', () => {
  const links = chainOf(config(), standing({ held_until: '2026-11-25T06:52:00.000Z' }));
  expect(links.at(-1)?.line).toBe('Xero asks to wait until 17:52');
  expect(weakestOf(links)).toBeUndefined();
});
