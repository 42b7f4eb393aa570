import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Page } from '@playwright/test';
import { type Seen, expectSeen } from '../../pages/shown';
import type { Api } from '../../support/api';
import { dayInWords } from '../../support/day-words';
import { specified } from '../../support/catalogue';
import type { Role } from '../../support/roles';
import type { Target } from '../../support/targets';

/** The role that opens a screen, and the record. */
export interface Opened {
  api: Api;
  role: Role;
  params: Target['params'];
}

/** Expects that a page shows the API's data for its screen. */
export type Content = (page: Page, opened: Opened) => Promise<void>;

/** Expects values that are computed from the API's records. */
export const shows =
  (seenOf: (opened: Opened) => Promise<Seen>): Content =>
  async (page, opened) =>
    expectSeen(page, await seenOf(opened));

/** The first record of a list. @throws Error if the seed has none, because nothing would be checked */
export async function firstOf<Item>(api: Api, path: string, query: Record<string, string | number> = {}): Promise<Item> {
  const { items } = await api.get<ListPage<Item>>(path, query);
  const [first] = items;
  if (!first) throw new Error(`The seed has no record under ${path}.`);
  return first;
}

export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }) => `${first_name} ${last_name}`;
export const moneyOf = (amount: string | number) => `$${Number(amount).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`;
/** A value in a list of facts. */
export const orDash = (value: string | null | undefined) => value ?? '–';
/** A value in a table cell. */
export const orNothing = (value: string | null | undefined) => value ?? '';
export const activeOf = (bit: 0 | 1) => specified(`option.active.${bit === 1 ? 'active' : 'inactive'}`);
/** A day, or the day of an instant in Sydney, in words. */
export const dayOf = (value: string | null) => (value === null ? '–' : dayInWords(new Date(value)));
/** `51 824 753 556` */
export const businessNumber = (digits: string) =>
  digits.length === 11 ? `${digits.slice(0, 2)} ${inThrees(digits.slice(2))}` : inThrees(digits);
const inThrees = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1 ');
