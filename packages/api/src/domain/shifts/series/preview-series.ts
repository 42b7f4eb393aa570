import type { DataOf } from '@careloom/contract/call';
import { type PlannedShift, seriesDays, type shiftSeries as calls } from '@careloom/contract/resources/shift-series';
import { eq, and } from 'drizzle-orm';
import { shifts } from '../../../platform/db/schema/shifts';
import { inTransaction, type Tx } from '../../../platform/db/transaction';
import type { Context } from '../../../platform/http/context';
import type { CurrentUser } from '../../../platform/http/current-user';
import { ApiError, notFound } from '../../../platform/http/errors';
import { bit, hoursOf, isoOf, money } from '../../../platform/serialize/values';
import { overlapping } from '../clear-clashes';
import { type Prepared, prepareOn, type Present } from '../prepare-shift';
import { warningsOnRoster } from '../roster-warnings';
import { shiftsWithin } from '../shift-record';
import { warningOfPrice, warningOfRoster } from '../shift-warnings';
import { readWakeUps } from '../wake-ups';

/** The cost of each shift of a series, with its warnings. Writes nothing. @throws 404 for an unknown `id` */
export function previewSeries({ body, user, services }: Context<typeof calls.preview>): Promise<DataOf<typeof calls.preview>> {
  return inTransaction(services.db, async (tx) => {
    const days = seriesDays(body);
    const present = body.id === null ? undefined : await readPresent(tx, user, body.id);
    // A shift without a worker can only be a draft.
    const draft = {
      name: '',
      description: null,
      reassign: 0,
      status: body.worker_id === null ? 'draft' : 'published',
      version: null,
    } as const;
    const plans = await prepareOn(tx, { user, now: services.clock.now() }, { ...body, ...draft }, days, present);
    const priced = plans.flatMap((plan, at) => (plan instanceof ApiError ? [] : [{ row: at + 1, ...plan }]));
    const warnings = await warningsOf(tx, priced, body.id);
    const clashing = await clashingRows(tx, user, priced, body.id);
    return {
      shifts: plans.map((plan, at) =>
        plan instanceof ApiError
          ? refused(days[at] ?? '', plan)
          : planned(plan, { warnings: warnings.get(at + 1) ?? [], clashes: clashing.has(at + 1) }),
      ),
      ...sumOf(priced),
    };
  });
}

/** A prepared shift with its number in the series, from 1. */
type Row = Prepared & { row: number };

async function readPresent(tx: Tx, user: CurrentUser, id: number): Promise<Present> {
  const [shift] = await tx
    .select()
    .from(shifts)
    .where(and(eq(shifts.id, id), shiftsWithin(user)));
  if (!shift) throw notFound('shift.not_found');
  const { job_id, date, worker_id } = shift;
  return { job_id, date, worker_id, wake_ups: (await readWakeUps(tx, [shift])).get(id) ?? [] };
}

async function warningsOf(tx: Tx, rows: readonly Row[], replaced: number | null) {
  const asked = rows.map(({ row, columns }) => ({ ...columns, id: -row }));
  const onRoster = await warningsOnRoster(tx, asked, new Set(replaced === null ? [] : [replaced]));
  return new Map(
    rows.map(({ row, priced, columns }) => [
      row,
      [...priced.warnings.map((warning) => warningOfPrice(warning, columns)), ...(onRoster.get(-row) ?? []).map(warningOfRoster)],
    ]),
  );
}

/** The rows whose worker is already on another shift at the same time. */
async function clashingRows(tx: Tx, user: CurrentUser, rows: readonly Row[], replaced: number | null): Promise<ReadonlySet<number>> {
  const claims = rows.flatMap(({ row, columns: { worker_id, start_at, end_at } }) =>
    worker_id === null ? [] : [{ worker_id, start_at, end_at, shift_id: replaced, row }],
  );
  const others = (await overlapping(tx, user, claims)).filter(({ id }) => id !== replaced);
  return new Set(others.flatMap(({ row }) => (row === null ? [] : [row])));
}

function planned(
  { columns, priced }: Prepared,
  { warnings, clashes }: { warnings: PlannedShift['warnings']; clashes: boolean },
): PlannedShift {
  return {
    date: columns.date,
    total_cost: money(columns.cost_cents),
    total_hour: hoursOf(columns.minutes),
    fee: money(columns.fee_cents),
    rate_type: columns.rate_type,
    segments: priced.segments.map((line) => ({
      start_at: isoOf(new Date(line.start_at)),
      end_at: isoOf(new Date(line.end_at)),
      minutes: line.minutes,
      rate_type: line.rate_type,
      rate_cents: line.rate_cents,
      amount_cents: line.amount_cents,
    })),
    start_at: isoOf(columns.start_at),
    end_at: isoOf(columns.end_at),
    time_zone: columns.time_zone,
    is_overnight: bit(columns.is_overnight),
    lines: priced.segments.map((line) => ({ ...line, start_at: isoOf(new Date(line.start_at)), end_at: isoOf(new Date(line.end_at)) })),
    warnings,
    clashes: bit(clashes),
    refusal: null,
  };
}

/** A day on which a shift is not possible, with the reason: the error at a field is more specific than the general message. */
function refused(date: string, { message, details: { errors = {} } }: ApiError): PlannedShift {
  const [first] = Object.values(errors).flat();
  const nothing = { total_cost: money(0), total_hour: hoursOf(0), fee: money(0), rate_type: '', segments: [], warnings: [] };
  return { date, ...nothing, clashes: 0, refusal: first ?? message };
}

function sumOf(rows: readonly Row[]) {
  const sum = (of: (columns: Prepared['columns']) => number) => rows.reduce((total, { columns }) => total + of(columns), 0);
  return {
    total_cost: money(sum(({ cost_cents }) => cost_cents)),
    total_hour: hoursOf(sum(({ minutes }) => minutes)),
    fee: money(sum(({ fee_cents }) => fee_cents)),
  };
}
