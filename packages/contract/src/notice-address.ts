import { AREAS, type UserType } from './permissions';

/** The subject of a notification: enough to find the page that a click opens. */
export interface NoticeTarget {
  type: string;
  route_id: number | null;
  params: Readonly<Record<string, number>> | null;
}

const TYPE = 'open';
const RECORD = 'record';
const NOTICE = 'notice';
const NUMBER = /^[1-9]\d{0,9}$/;

/**
 * The address in a mail or a push: the notifications page, which knows where a notification of this type leads a person of this role.
 * @param noticeId the notification in the bell that counts as read once it was opened; null if there is none
 * @example
 * ```ts
 * import { noticeAddress } from '@careloom/contract/notice-address';
 *
 * noticeAddress('worker', { type: 'assign_job', route_id: 7, params: null }, 12); // '/worker/notification?open=assign_job&record=7&notice=12'
 * ```
 */
export function noticeAddress(userType: UserType, { type, route_id, params }: NoticeTarget, noticeId: number | null): string {
  const query = new URLSearchParams({ [TYPE]: type });
  if (route_id !== null) query.set(RECORD, String(route_id));
  if (noticeId !== null) query.set(NOTICE, String(noticeId));
  for (const [name, value] of Object.entries(params ?? {})) query.set(name, String(value));
  return `/${AREAS[userType]}/notification?${query.toString()}`;
}

/** Reads the query of such an address; null for any other. */
export function readNoticeAddress(query: URLSearchParams): { target: NoticeTarget; noticeId: number | null } | null {
  const type = query.get(TYPE);
  if (!type) return null;
  const numbers = Object.fromEntries([...query].flatMap(([name, value]) => (NUMBER.test(value) ? [[name, Number(value)]] : [])));
  const { [RECORD]: record = null, [NOTICE]: noticeId = null, ...params } = numbers as Record<string, number>;
  return { target: { type, route_id: record, params }, noticeId };
}
