import type { UserType } from '@careloom/contract/permissions';
import { isLoaderShown, showLoader, useLoader, useToasts } from '@careloom/shared/chrome';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { destinationOf } from './destination-of';
import { noticeTime } from './notice-time';
import './notices-texts';
import { inOrder, pageAfter } from './page/use-notice-pages';
import { toAnnounce } from './newest-notices';
import { failNotice } from './use-open-notice';

describe('where a click leads', () => {
  const cases: [ids: string, type: string, userType: UserType, route: string, params: Record<string, unknown>][] = [
    ['R7-128', 'new_applicant', 'super_admin', 'support-worker-details-overview', { type: 'new-applicants', id: 7 }],
    ['R7-129', 'assign_job', 'worker', 'current-job-details', { id: 7 }],
    ['R7-130', 'close_job', 'worker', 'archived-jobs-details-overview', { id: 7 }],
    ['R7-131', 'assign_house', 'team_leader', 'team-leader-dashboard', {}],
    ['R7-132', 'expense_generated', 'senior_manager', 'expenses-detail', { id: 7 }],
    ['R7-133', 'expense_approve', 'worker', 'expenses-detail', { id: 7 }],
    ['R7-134', 'expense_reject', 'team_leader', 'expenses-detail', { id: 7 }],
    ['R7-135', 'terminate_service_agreement', 'worker', 'worker-service-agreements', {}],
    ['R7-136', 'terminate_service_agreement', 'super_admin', 'support-worker-details-agreement', { type: 'support-workers', id: 7 }],
    ['R7-137', 'apply_job', 'super_admin', 'job-details-overview', { id: 7 }],
    ['R7-137', 'apply_job', 'senior_manager', 'job-details-overview', { id: 7 }],
    ['R7-138', 'apply_job', 'team_leader', 'team-leader-applicant-details', { id: 7, applicantId: 9 }],
    ['R7-139', 'completed_service_agreement', 'senior_manager', 'support-worker-details-agreement', { type: 'support-workers', id: 7 }],
    ['R7-140', 'created_service_agreement', 'worker', 'worker-service-agreements', {}],
    [
      'R6-054',
      'terminate_service_agreement',
      'team_leader',
      'team-leader-support-worker-details-agreement',
      { type: 'support-workers', id: 7 },
    ],
    ['Q-062', 'created_service_agreement', 'super_admin', 'support-worker-details-agreement', { type: 'support-workers', id: 7 }],
  ];

  test.each(cases)('%s: %s of %s goes to %s', (_, type, userType, route, params) => {
    expect(destinationOf({ type, route_id: 7, params: { applicantId: 9 } }, userType)).toEqual({ route, params });
  });

  const added: [type: string, userType: UserType, route: string, params: Record<string, unknown>][] = [
    ['shift_changed', 'worker', 'shiftLogs', { shiftType: 'log' }],
    ['expense_changed', 'worker', 'expenses-detail', { id: 7 }],
    ['shift_released', 'worker', 'shiftSchedule', { shiftType: 'schedule' }],
    ['shift_cancelled', 'team_leader', 'shiftSchedule', { shiftType: 'schedule' }],
    ['shift_declined', 'senior_manager', 'shiftSchedule', { shiftType: 'schedule' }],
    ['shifts_published', 'worker', 'shiftSchedule', { shiftType: 'schedule' }],
    ['shift_offered', 'worker', 'worker-dashboard', {}],
    ['shift_offered', 'team_leader', 'shiftSchedule', { shiftType: 'schedule' }],
    ['shift_offer_accepted', 'super_admin', 'shift-schedule-details', { shiftType: 'schedule', id: 7 }],
    ['shift_offer_declined', 'team_leader', 'shift-schedule-details', { shiftType: 'schedule', id: 7 }],
    ['shift_offer_ended', 'super_admin', 'shift-schedule-details', { shiftType: 'schedule', id: 7 }],
    ['shift_taken_over', 'worker', 'shiftSchedule', { shiftType: 'schedule' }],
    ['invoice_report_ready', 'team_leader', 'invoice-report', {}],
    ['expense_report_ready', 'senior_manager', 'expense-report', {}],
  ];
  test.each(added)('%s of %s goes to %s', (type, userType, route, params) => {
    expect(destinationOf({ type, route_id: 7, params: null }, userType)).toEqual({ route, params });
  });

  test.each([
    ['a type of a newer server', { type: 'roster_published', route_id: null, params: null }],
    ['the name of an object property', { type: 'constructor', route_id: 7, params: null }],
  ])('%s opens Notifications', (_, target) => {
    expect(destinationOf(target, 'team_leader')).toEqual({ route: 'notification', params: {} });
  });

  test.each([
    ['a missing record', { type: 'assign_job', route_id: null, params: null }],
    ['a missing applicant', { type: 'apply_job', route_id: 7, params: null }],
  ])('%s leads nowhere', (_, target) => {
    expect(destinationOf(target, 'team_leader')).toBeNull();
  });
});

describe('a failed notification call', () => {
  const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
  beforeEach(() => {
    jest.useFakeTimers();
    useToasts.setState({ toasts: [] });
    useLoader.setState({ held: new Map() });
  });
  afterEach(() => void jest.useRealTimers());

  test('R7-125: an unauthorized code shows the message of the server', () => {
    failNotice({ code: 401, message: 'Not yours.' });
    expect(toasts()).toEqual(['Not yours.']);
  });

  test('R7-126: a validation code hides the loader', () => {
    showLoader('detail:notification');
    failNotice({ code: 422, message: 'Unprocessable Entity.' });
    jest.runAllTimers();
    expect(isLoaderShown()).toBe(false);
    expect(toasts()).toEqual([]);
  });

  test('an error shown by the call itself is not shown twice', () => {
    failNotice({ code: 403, message: 'Account inactive.' });
    failNotice({ code: 401, message: 'No.', error: 'forbidden' });
    expect(toasts()).toEqual([]);
  });
});

describe('the toasts for notifications', () => {
  const notice = (id: number, type: string, is_read = 0) => ({ id, type, is_read }) as never;
  const notices = [
    notice(9, 'apply_job'),
    notice(8, 'close_job'),
    notice(7, 'assign_job', 1),
    notice(6, 'assign_job'),
    notice(5, 'apply_job'),
  ];

  test('new unread assignments and applications are shown, the oldest first', () => {
    expect(toAnnounce(notices, 5).map(({ id }) => id)).toEqual([6, 9]);
  });

  test('the first read shows nothing, and nothing is shown twice', () => {
    expect(toAnnounce(notices, null)).toEqual([]);
    expect(toAnnounce(notices, 9)).toEqual([]);
  });
});

describe('pages of notifications', () => {
  test('R9-003: before the last page there is a next one', () => {
    expect(pageAfter({ page: 1, last_page: 3 })).toBe(2);
  });

  test('R9-004: after the last page there is none', () => {
    expect(pageAfter({ page: 3, last_page: 3 })).toBeUndefined();
  });

  test('the oldest are first, each once, even if a new one shifted the pages', () => {
    const notice = (id: number) => ({ id }) as never;
    const pages = [{ items: [notice(5), notice(4)] }, { items: [notice(4), notice(3)] }];
    expect(inOrder(pages).map(({ id }) => id)).toEqual([3, 4, 5]);
  });
});

describe('the time of a notification', () => {
  const now = new Date('2026-11-21T04:00:00Z'); // 15:00 in Sydney

  test.each([
    ['2026-11-21T03:59:40Z', 'Just now'],
    ['2026-11-21T03:52:00Z', '8 min ago'],
    ['2026-11-20T22:14:00Z', '09:14'],
    ['2026-11-20T06:40:00Z', 'Yesterday, 17:40'],
    ['2026-11-19T00:02:00Z', '19 Nov 2026, 11:02'],
  ])('%s is %s', (createdAt, expected) => {
    expect(noticeTime(createdAt, now)).toBe(expected);
  });
});
