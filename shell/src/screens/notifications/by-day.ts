import type { Notification } from '@careloom/contract/resources/notifications';
import { noticeDay } from './notice-time';

export interface NoticeDay {
  head: string;
  notices: Notification[];
}

/** Groups notifications by day and keeps their order. */
export function byDay(notices: readonly Notification[], now: Date): NoticeDay[] {
  const days: NoticeDay[] = [];
  for (const notice of notices) {
    const head = noticeDay(notice.created_at, now);
    const last = days.at(-1);
    if (last?.head === head) last.notices.push(notice);
    else days.push({ head, notices: [notice] });
  }
  return days;
}
