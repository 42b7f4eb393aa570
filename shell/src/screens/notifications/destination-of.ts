import type { UserType } from '@careloom/contract/permissions';
import type { Notification, NotificationType } from '@careloom/contract/resources/notifications';
import type { RouteName } from '@careloom/contract/route-names';

export interface Destination {
  route: RouteName;
  params: Readonly<Record<string, number | string>>;
}

type Target = Pick<Notification, 'type' | 'route_id' | 'params'>;
/** A destination for one record. */
type ById = (id: number, userType: UserType, target: Target) => Destination | null;

const to = (route: RouteName, params: Destination['params'] = {}): Destination => ({ route, params });

const expense: ById = (id) => to('expenses-detail', { id });

/** A worker's agreements: the tab in the user's own area; for workers, their own list. `route_id` is the worker's id. */
const agreement: ById = (id, userType) => {
  if (userType === 'worker') return to('worker-service-agreements');
  const tab = userType === 'team_leader' ? 'team-leader-support-worker-details-agreement' : 'support-worker-details-agreement';
  return to(tab, { type: 'support-workers', id });
};

const application: ById = (id, userType, { params }) => {
  if (userType !== 'team_leader') return to('job-details-overview', { id });
  const applicantId = params?.applicantId;
  return applicantId === undefined ? null : to('team-leader-applicant-details', { id, applicantId });
};

const logs: ById = () => to('shiftLogs', { shiftType: 'log' });
const shift: ById = (id) => to('shift-schedule-details', { shiftType: 'schedule', id });
const schedule: ById = () => to('shiftSchedule', { shiftType: 'schedule' });

const DESTINATIONS: Readonly<Record<NotificationType, ById>> = {
  new_applicant: (id) => to('support-worker-details-overview', { type: 'new-applicants', id }),
  assign_job: (id) => to('current-job-details', { id }),
  close_job: (id) => to('archived-jobs-details-overview', { id }),
  assign_house: () => to('team-leader-dashboard'),
  expense_generated: expense,
  expense_approve: expense,
  expense_reject: expense,
  terminate_service_agreement: agreement,
  apply_job: application,
  created_service_agreement: agreement,
  completed_service_agreement: agreement,
  shift_changed: logs,
  expense_changed: expense,
  shift_released: schedule,
  shift_cancelled: schedule,
  shift_declined: schedule,
  shifts_published: schedule,
  shift_offered: (_, userType) => (userType === 'worker' ? to('worker-dashboard') : to('shiftSchedule', { shiftType: 'schedule' })),
  shift_offer_accepted: shift,
  shift_offer_declined: shift,
  shift_offer_ended: shift,
  shift_taken_over: schedule,
  invoice_report_ready: () => to('invoice-report'),
  expense_report_ready: () => to('expense-report'),
};

const isKnown = (type: string): type is NotificationType => Object.hasOwn(DESTINATIONS, type);

/**
 * Where a click on a notification leads, by its type and the user's (section 7, "Notification click navigation by type"). An unknown type
 * of a newer server leads to all notifications; null if the record's id is missing.
 */
export function destinationOf(target: Target, userType: UserType): Destination | null {
  if (!isKnown(target.type)) return to('notification');
  if (target.route_id === null) return target.type === 'assign_house' ? to('team-leader-dashboard') : null;
  return DESTINATIONS[target.type](target.route_id, userType, target);
}
