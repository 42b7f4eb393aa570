import type { imports as calls } from '@careloom/contract/resources/imports';
import { HOUSE_COLUMNS, houseRow, houseRowLabels, type HouseRow } from '@careloom/contract/resources/imports';
import { type StateCode, STATES } from '@careloom/contract/states';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { adminSide } from '../notifications/recipients';
import { type CheckedRow, checkRows, refuseFaults, repeated } from '../../platform/csv/check-rows';
import { readSheet } from '../../platform/csv/read-sheet';
import { users } from '../../platform/db/schema/identity';
import { houses } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { text } from '../../platform/http/text';
import { today } from '../organisation/today';
import { resourceChanged } from '../../platform/realtime/push';
import { keepUpload, sheetsInTurn } from '../uploads/upload-record';
import { regionsByState } from './check-region';
import { appoint, IN_OFFICE } from './house-leader';

type Import = Context<typeof calls.houses>;
type Leaders = ReadonlyMap<string, number>;
const STATE_IDS = Object.fromEntries(STATES.map(({ code, id }) => [code, id])) as Record<StateCode, number>;

/**
 * Adds the houses of a sheet, all or none, and notifies their team leaders. With `dry_run` it only validates.
 * @throws 422 `error.csv`, also for an existing name: a sheet is easily sent twice
 */
export async function importHouses(context: Import): Promise<Writing<typeof calls.houses>> {
  const sheet = checkRows(await readSheet(context.files.file, HOUSE_COLUMNS), houseRow, houseRowLabels);
  return async (tx) => {
    await sheetsInTurn(tx, 'house');
    const leaders = await leadersOf(tx, sheet.right);
    const faults = [
      ...unknownLeaders(sheet.right, leaders),
      ...(await takenNames(tx, sheet.right)),
      ...(await unknownRegions(tx, sheet.right)),
    ];
    refuseFaults(sheet.errors, faults);
    const rows = sheet.right.map(({ value }) => value);
    if (context.body.dry_run === 1) return { rows: rows.length, created: 0, upload_id: null };
    const record_ids = await addHouses(tx, context, rows, leaders);
    const kept = { kind: 'house' as const, file_name: context.body.file.name, rows: rows.length, record_ids };
    return { rows: rows.length, created: rows.length, upload_id: await keepUpload(tx, context.user, kept) };
  };
}

/** Ids of possible leaders by e-mail; locked until the houses are written. */
async function leadersOf(tx: Tx, rows: readonly CheckedRow<HouseRow>[]): Promise<Leaders> {
  const emails = rows.flatMap(({ value }) => value.team_leader_email ?? []);
  const found = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), IN_OFFICE))
    .for('share');
  return new Map(found.map(({ id, email }) => [email, id]));
}

const unknownLeaders = (rows: readonly CheckedRow<HouseRow>[], leaders: Leaders) =>
  rows
    .filter(({ value }) => value.team_leader_email !== null && !leaders.has(value.team_leader_email))
    .map(({ row }) => fault(row, 'team_leader_email', 'validation.exists'));

async function unknownRegions(tx: Tx, rows: readonly CheckedRow<HouseRow>[]) {
  const regions = await regionsByState(tx);
  return rows
    .filter(({ value: { state, holiday_region } }) => holiday_region && !regions.get(STATE_IDS[state])?.has(holiday_region))
    .map(({ row }) => fault(row, 'holiday_region', 'validation.exists'));
}

const keyOf = ({ name }: HouseRow) => name.toLowerCase();

async function takenNames(tx: Tx, rows: readonly CheckedRow<HouseRow>[]) {
  const lowered = sql<string>`lower(${houses.name})`;
  const names = rows.map(({ value }) => keyOf(value));
  const taken = await tx
    .select({ name: lowered })
    .from(houses)
    .where(and(inArray(lowered, names), isNull(houses.deleted_at)));
  const again = repeated(
    rows,
    keyOf,
    taken.map(({ name }) => name),
  );
  return again.map((row) => fault(row, 'name', 'validation.unique'));
}

const fault = (row: number, column: 'name' | 'team_leader_email' | 'holiday_region', key: 'validation.exists' | 'validation.unique') => ({
  row,
  column,
  message: text(key, { attribute: text(houseRowLabels[column]) }),
});

async function addHouses(tx: Tx, { user, services }: Import, rows: readonly HouseRow[], leaders: Leaders): Promise<number[]> {
  const now = services.clock.now();
  const values = rows.map(({ team_leader_email, state, is_active, ...fields }) => ({
    ...fields,
    team_leader_id: team_leader_email === null ? null : (leaders.get(team_leader_email) ?? null),
    state_id: STATE_IDS[state],
    is_active: is_active !== 'no',
    created_at: now,
  }));
  const { id, name, team_leader_id } = houses;
  const added = await tx.insert(houses).values(values).returning({ id, name, team_leader_id });
  const day = await today(tx, now);
  for (const house of added) {
    if (house.team_leader_id !== null) await appoint(tx, { house, leaderId: house.team_leader_id, actor: user, today: day });
  }
  const to = [...(await adminSide(tx)), ...leaders.values()];
  const ids = added.map((house) => house.id);
  await resourceChanged(tx, { resource: 'house', ids, to, actor: user.id });
  return ids;
}
