import type { rosterTemplates as calls } from '@careloom/contract/resources/roster-templates';
import { and, eq, ne } from 'drizzle-orm';
import { insertRows } from '../../platform/db/insert-rows';
import { rosterTemplates, rosterTemplateShifts } from '../../platform/db/schema/roster-templates';
import { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { lockHouse } from '../houses/house-record';
import { entriesOfDays } from '../shifts/copies/read-entries';
import { announceTemplate } from './announce-template';
import { selectTemplates } from './list-templates';

const WEEK = 7;

/** Saves the week of a house as a template. @throws 404 for a house out of scope; 422 for a name that is taken, or a week without shifts */
export function createTemplate({ body, user }: Context<typeof calls.create>): Writing<typeof calls.create> {
  return async (tx) => {
    const house = await lockHouse(tx, user, body.house_id);
    await checkName(tx, { house_id: house.id, name: body.name, id: 0 });
    const entries = await entriesOfDays(tx, user, { from: body.from, days: WEEK }, eq(shifts.house_id, house.id));
    if (entries.length === 0) throw invalidField('from', 'rule.template.empty');
    const row = { house_id: house.id, name: body.name, created_by_id: user.id };
    const [made] = await tx.insert(rosterTemplates).values(row).returning({ id: rosterTemplates.id });
    if (!made) throw new Error('The template was not written.');
    await insertRows(
      tx,
      rosterTemplateShifts,
      entries.map(({ id: _shift, version: _seen, cost_before: _price, ...entry }) => ({ ...entry, template_id: made.id })),
    );
    await announceTemplate(tx, user, made.id, house.team_leader_id);
    const [template] = await selectTemplates(tx, user, eq(rosterTemplates.id, made.id));
    if (!template) throw new Error('The template was not read.');
    return template;
  };
}

/** @throws 422 when another template of the house has the name */
export async function checkName(tx: Tx, { house_id, name, id }: { house_id: number; name: string; id: number }): Promise<void> {
  const taken = await tx.$count(
    rosterTemplates,
    and(eq(rosterTemplates.house_id, house_id), eq(rosterTemplates.name, name), ne(rosterTemplates.id, id)),
  );
  if (taken > 0) throw invalidField('name', 'validation.unique', { attribute: text('field.template.name') });
}
