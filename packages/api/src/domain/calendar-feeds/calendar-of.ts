import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ShiftOfFeed } from './shifts-of-feed';

const KINDS: Readonly<Record<string, string>> = { sleep_over: 'Sleep over', active_night: 'Active night' };

/** How often a program should refresh, in seconds. */
const AGAIN = 60 * 60;

/**
 * An iCalendar file (RFC 5545) of shifts: instants in UTC, one event each, identified by its UID. The same shifts always produce the same
 * file. It contains no names of residents: a calendar is often shown to others.
 * @param publicUrl the address of the product, part of each UID
 */
export function calendarOf(shifts: readonly ShiftOfFeed[], publicUrl: string): string {
  const calendar = ical({
    name: 'Careloom shifts',
    prodId: { company: 'Careloom', product: 'Shifts', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: AGAIN,
  });
  const { host } = new URL(publicUrl);
  for (const { id, version, name, type, status, start_at, end_at, created_at, house } of shifts) {
    const kind = KINDS[type];
    calendar.createEvent({
      id: `shift-${id}@${host}`,
      sequence: version,
      stamp: created_at,
      start: start_at,
      end: end_at,
      summary: [house.name, ...(kind ? [kind] : []), name].join(' · '),
      location: `${house.address}, ${house.suburb} ${house.state} ${house.post_code}`,
      status: statusOf(status),
    });
  }
  return calendar.toString();
}

function statusOf(status: string): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'published' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
