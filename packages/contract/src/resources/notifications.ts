import { call } from '../call';
import { bit, fileUrl, instant } from '../entities';
import { id, number } from '../rules';
import { z } from '../schema';

export const NOTIFICATION_TYPES = [
  'new_applicant',
  'assign_job',
  'close_job',
  'assign_house',
  'expense_generated',
  'expense_approve',
  'expense_reject',
  'terminate_service_agreement',
  'apply_job',
  'created_service_agreement',
  'completed_service_agreement',
  'shift_changed',
  'expense_changed',
  'shift_released',
  'shift_cancelled',
  'shift_declined',
  'shifts_published',
  'shift_offered',
  'shift_offer_accepted',
  'shift_offer_declined',
  'shift_offer_ended',
  'shift_taken_over',
  'invoice_report_ready',
  'expense_report_ready',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
export const NOTIFICATION_PAGE_SIZE = 25;

export const notification = z.object({
  id: z.number(),
  message: z.string(),
  is_read: bit,
  created_at: instant,
  type: z.string(),
  route_id: z.nullable(z.number()),
  sender_id: z.nullable(z.number()),
  /** The sender. `profile` is the address of a picture. */
  notification: z.object({ profile: fileUrl, first_name: z.string(), last_name: z.string() }),
  /** Further ids, if the target needs more than one (`applicantId`). */
  params: z.nullable(z.record(z.string(), z.number())),
});
export type Notification = z.output<typeof notification>;

const byId = z.object({ id: id() });

export const notifications = {
  list: call({
    id: 'A-150',
    method: 'GET',
    path: '/notification',
    resource: 'notification',
    access: ['notification-read'],
    query: z.object({
      per_page: z._default(number({ min: 1, max: 100, integer: true }), NOTIFICATION_PAGE_SIZE),
      page: z._default(number({ min: 1, integer: true }), 1),
    }),
    data: z.object({
      items: z.array(notification),
      totalUnreadCount: z.number(),
      page: z.number(),
      per_page: z.number(),
      last_page: z.number(),
      total: z.number(),
    }),
  }),
  markRead: call({
    id: 'A-151',
    method: 'POST',
    creates: false,
    path: '/notification/mark-read',
    affects: ['notification'],
    access: ['notification-read'],
    body: byId,
    data: z.object({ totalUnreadCount: z.number() }),
  }),
  /** Marks all unread notifications up to `newest`, the newest one seen by the reader: later ones stay unread. */
  markAllRead: call({
    id: 'A-416',
    method: 'POST',
    creates: false,
    path: '/notification/mark-all-read',
    affects: ['notification'],
    access: ['notification-read'],
    body: z.object({ newest: id() }),
    data: z.object({ totalUnreadCount: z.number() }),
  }),
  get: call({
    id: 'A-152',
    method: 'GET',
    path: '/notification/:id',
    resource: 'notification',
    access: ['notification-read'],
    params: byId,
    data: notification,
  }),
  remove: call({
    id: 'A-153',
    method: 'DELETE',
    path: '/notification/:id',
    affects: ['notification'],
    access: ['notification-read'],
    params: byId,
    data: z.object({}),
    success: 'success.deleted',
  }),
};
