import { applications, jobs } from '../src/platform/db/schema/jobs';
import { serviceAgreements } from '../src/platform/db/schema/agreements';
import { expenses } from '../src/platform/db/schema/money';
import { users } from '../src/platform/db/schema/identity';
import { notifications } from '../src/platform/db/schema/notices';
import { houses } from '../src/platform/db/schema/places';
import { text, type TextValues } from '../src/platform/http/text';
import { groupBy } from '../src/platform/list/group';
import type { Office } from './office';
import type { Planned } from './plan';
import type { Setting } from './setting';

type Notification = Planned<typeof notifications>;

/** Something that happened, and the people it concerns. */
interface Event {
  at: Date;
  to: readonly number[];
  type: Notification['type'];
  routeId: number;
  senderId: number;
  values: TextValues;
  params?: Record<string, number>;
}

/** The maximum of notices per person; the newest are unread. */
const KEPT = 64;
const UNREAD = 7;

/** Notifies everybody of what happened in the rest of the plan, as the product would have done. */
export function makeNotices(setting: Setting, office: Office): void {
  const { plan, calendar } = setting;
  const adminSide = [office.admin.id, ...office.managers.map(({ id }) => id)];
  const events = [
    ...ofApplications(setting, adminSide),
    ...ofJobs(setting),
    ...ofExpenses(setting, adminSide),
    ...ofAgreements(setting, adminSide),
  ];
  const past = events.filter(({ at }) => at <= calendar.now).sort((a, b) => a.at.getTime() - b.at.getTime());
  const single = past.flatMap((event) => event.to.map((userId) => ({ ...event, userId })));
  const kept = [...groupBy(single, ({ userId }) => userId).values()].flatMap((own) =>
    own.slice(-KEPT).map((event, place, all) => ({ ...event, unread: place >= all.length - UNREAD })),
  );
  kept.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { userId, type, routeId, senderId, values, params, at, unread } of kept) {
    plan.add(notifications, {
      user_id: userId,
      type,
      message: text(`notification.${type}`, values),
      route_id: routeId,
      sender_id: senderId,
      params: params ?? null,
      read_at: unread ? null : new Date(at.getTime() + 45 * 60_000),
      created_at: at,
    });
  }
}

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
const nameOf = (person?: { first_name: string; last_name: string }) => `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim();

function ofApplications({ plan }: Setting, adminSide: readonly number[]): Event[] {
  const [people, posted, places] = [byId(plan.of(users)), byId(plan.of(jobs)), byId(plan.of(houses))];
  const applied = plan.of(applications).map((application): Event => {
    const job = posted.get(application.job_id);
    const leader = places.get(job?.house_id ?? 0)?.team_leader_id;
    return {
      at: application.applied_at ?? new Date(0),
      to: leader ? [...adminSide, leader] : adminSide,
      type: 'apply_job',
      routeId: application.job_id,
      senderId: application.worker_id,
      values: { name: nameOf(people.get(application.worker_id)), job: job?.name ?? '' },
      params: { applicantId: application.id },
    };
  });
  const registered = plan.of(users).filter(({ user_type }) => user_type === 'worker');
  const joined = registered.map((worker): Event => ({
    at: worker.created_at ?? new Date(0),
    to: adminSide,
    type: 'new_applicant',
    routeId: worker.id,
    senderId: worker.id,
    values: { name: nameOf(worker) },
  }));
  return [...applied, ...joined];
}

function ofJobs({ plan }: Setting): Event[] {
  return plan.of(jobs).flatMap((job): Event[] => {
    if (!job.worker_id) return [];
    const about = { to: [job.worker_id], routeId: job.id, senderId: job.posted_by_id, values: { job: job.name } };
    return [
      { ...about, at: job.assigned_at ?? new Date(0), type: 'assign_job' },
      ...(job.closed_at ? [{ ...about, at: job.closed_at, type: 'close_job' as const }] : []),
    ];
  });
}

function ofExpenses({ plan }: Setting, adminSide: readonly number[]): Event[] {
  const people = byId(plan.of(users));
  return plan.of(expenses).flatMap((expense): Event[] => {
    const values = { name: nameOf(people.get(expense.added_by_id)), title: expense.title };
    const added: Event = {
      at: expense.created_at ?? new Date(0),
      to: adminSide.filter((id) => id !== expense.added_by_id),
      type: 'expense_generated',
      routeId: expense.id,
      senderId: expense.added_by_id,
      values,
    };
    if (!expense.decided_on || !expense.decided_by_id || !expense.worker_id) return [added];
    const type = expense.status === 'approved' ? 'expense_approve' : 'expense_reject';
    const decided = {
      ...added,
      at: new Date(`${expense.decided_on}T04:00:00Z`),
      to: [expense.worker_id],
      type,
      senderId: expense.decided_by_id,
    } as const;
    return [added, decided];
  });
}

function ofAgreements({ plan }: Setting, adminSide: readonly number[]): Event[] {
  return plan.of(serviceAgreements).flatMap((agreement): Event[] => {
    const about = {
      routeId: agreement.user_id,
      senderId: agreement.user_id,
      values: { name: `${agreement.first_name} ${agreement.last_name}` },
    };
    return [
      ...(agreement.sent_at
        ? [
            {
              ...about,
              at: agreement.sent_at,
              to: [agreement.user_id],
              type: 'created_service_agreement' as const,
              senderId: agreement.created_by_id,
            },
          ]
        : []),
      ...(agreement.signed_at ? [{ ...about, at: agreement.signed_at, to: adminSide, type: 'completed_service_agreement' as const }] : []),
    ];
  });
}
