import { dayChecks } from '@careloom/contract/days';
import { participantBody, type ParticipantBody, participantDays, participantLabels } from '@careloom/contract/resources/house-participants';
import type { imports as calls } from '@careloom/contract/resources/imports';
import { PARTICIPANT_COLUMNS } from '@careloom/contract/resources/imports';
import { eq } from 'drizzle-orm';
import { checkRows, refuseFaults, repeated } from '../../platform/csv/check-rows';
import { readSheet } from '../../platform/csv/read-sheet';
import { participants } from '../../platform/db/schema/places';
import type { Context, Writing } from '../../platform/http/context';
import { text } from '../../platform/http/text';
import { today } from '../organisation/today';
import { announceHouse, lockHouse } from '../houses/house-record';
import { keepUpload } from '../uploads/upload-record';

const keyOf = ({ name, dob }: Pick<ParticipantBody, 'name' | 'dob'>) => `${name.toLowerCase()} ${dob}`;

/**
 * Adds the participants of a sheet to a house, all or none. With `dry_run` it only validates.
 * @throws 404; 422 `error.csv`, also for a name and date of birth that a participant of the house already has
 */
export async function importParticipants(context: Context<typeof calls.participants>): Promise<Writing<typeof calls.participants>> {
  const { params, body, files, user, services } = context;
  const schema = participantBody.check(...dayChecks(participantDays, await today(services.db, services.clock.now())));
  const sheet = checkRows(await readSheet(files.file, PARTICIPANT_COLUMNS), schema, participantLabels);
  return async (tx) => {
    const house = await lockHouse(tx, user, params.id);
    const present = await tx
      .select({ name: participants.name, dob: participants.dob })
      .from(participants)
      .where(eq(participants.house_id, house.id));
    const message = text('validation.unique', { attribute: text(participantLabels.name) });
    const again = repeated(sheet.right, keyOf, present.map(keyOf));
    refuseFaults(
      sheet.errors,
      again.map((row) => ({ row, column: 'name', message })),
    );
    const rows = sheet.right.map(({ value }) => ({ ...value, house_id: house.id, created_at: services.clock.now() }));
    if (body.dry_run === 1) return { rows: rows.length, created: 0, upload_id: null };
    const added = await tx.insert(participants).values(rows).returning({ id: participants.id });
    await announceHouse(tx, user, house.id, [house.team_leader_id]);
    const record_ids = added.map(({ id }) => id);
    const kept = { kind: 'participant' as const, file_name: body.file.name, rows: rows.length, house_id: house.id, record_ids };
    return { rows: rows.length, created: rows.length, upload_id: await keepUpload(tx, user, kept) };
  };
}
