import { MOST_OF_KIND } from '@careloom/contract/resources/records';
import { and, desc, eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { invoices as table } from '../../platform/db/schema/invoices';
import { houses } from '../../platform/db/schema/places';
import { search } from '../../platform/list/search';
import { nameOf } from '../../platform/serialize/person';
import { money } from '../../platform/serialize/values';
import { invoicesWithin } from '../invoices/invoice-record';
import { beginningFirst, factsOf, type RecordSource } from './source';

/** Invoices by number or worker, latest first. */
export const invoices: RecordSource = {
  kind: 'invoice',
  permissions: ['invoice-read'],
  find: async ({ db }, user, words) => {
    const rows = await db
      .select({ invoice: table, worker: users, house: houses.name })
      .from(table)
      .innerJoin(users, eq(users.id, table.worker_id))
      .leftJoin(houses, eq(houses.id, table.house_id))
      .where(and(invoicesWithin(user), search(words, [table.number, users.first_name, users.last_name])))
      .orderBy(beginningFirst(table.number, words), desc(table.date), desc(table.id))
      .limit(MOST_OF_KIND);
    return rows.map(({ invoice, worker, house }) => ({
      id: invoice.id,
      name: invoice.number,
      person: null,
      picture_url: null,
      state: invoice.status,
      facts: factsOf({
        worker: ['text', nameOf(worker)],
        date: ['day', invoice.date],
        house: ['text', house],
        payable: ['money', money(invoice.payable_cents)],
        due: ['money', invoice.status === 'void' ? null : money(invoice.payable_cents - invoice.paid_cents)],
      }),
    }));
  },
};
