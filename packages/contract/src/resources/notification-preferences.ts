import { call } from '../call';
import { bit } from '../entities';
import type { UserType } from '../permissions';
import { flag, oneOf } from '../rules';
import { z } from '../schema';
import { NOTIFICATION_TYPES, type NotificationType } from './notifications';

/** The ways in which a notification can reach a person. */
export const CHANNELS = ['in_app', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The channels of a type for which a person has not chosen any. */
export const DEFAULT_CHANNELS: Readonly<Record<Channel, 0 | 1>> = { in_app: 1, mail: 0, push: 1 };

const ADMINS = ['super_admin', 'senior_manager'] as const;
const PLANNERS = [...ADMINS, 'team_leader'] as const;
const ALL = [...PLANNERS, 'worker'] as const;

/** The roles that each type may reach, so that users only see types they can receive. */
export const RECEIVERS: Readonly<Record<NotificationType, readonly UserType[]>> = {
  new_applicant: ADMINS,
  assign_job: ['worker'],
  close_job: ['worker'],
  assign_house: ['team_leader'],
  expense_generated: ADMINS,
  expense_approve: ALL,
  expense_reject: ALL,
  terminate_service_agreement: ALL,
  apply_job: PLANNERS,
  created_service_agreement: ['worker'],
  completed_service_agreement: ADMINS,
  shift_changed: ['worker'],
  expense_changed: ['worker'],
  shift_released: ['team_leader', 'worker'],
  shift_cancelled: ['team_leader', 'worker'],
  shift_declined: PLANNERS,
  shifts_published: ['worker'],
  shift_offered: ['worker'],
  shift_offer_accepted: PLANNERS,
  shift_offer_declined: PLANNERS,
  shift_offer_ended: PLANNERS,
  shift_taken_over: ['worker'],
  invoice_report_ready: PLANNERS,
  expense_report_ready: PLANNERS,
};

/** The channels of one type. */
export const notificationPreference = z.object({ type: z.string(), in_app: bit, mail: bit, push: bit });
export type NotificationPreference = z.output<typeof notificationPreference>;

/** How a person wants to be notified, by type. */
export const notificationPreferences = {
  /** One for each type that the caller's role can receive, in the order of `NOTIFICATION_TYPES`. */
  list: call({
    id: 'A-410',
    method: 'GET',
    path: '/notification-preferences',
    resource: 'notification-preference',
    access: ['notification-read'],
    data: z.object({ preferences: z.array(notificationPreference) }),
  }),
  /** Chooses the channels of one type. */
  save: call({
    id: 'A-411',
    method: 'PUT',
    path: '/notification-preferences',
    affects: ['notification-preference'],
    access: ['notification-read'],
    body: z.object({ type: oneOf(NOTIFICATION_TYPES), in_app: flag(), mail: flag(), push: flag() }),
    data: notificationPreference,
    success: 'success.updated',
    labels: {
      type: 'field.notification_preference.type',
      in_app: 'field.notification_preference.in_app',
      mail: 'field.notification_preference.mail',
      push: 'field.notification_preference.push',
    },
  }),
};
