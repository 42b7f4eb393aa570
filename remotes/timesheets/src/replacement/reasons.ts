import type { Candidate, PointsPart, PointsReason } from '@careloom/contract/resources/replacements';
import { formatCount, formatDate } from '@careloom/shared/format';
import { spokenKm } from './km';
import { t, type TextKey } from './texts';

/** Whether a reason is for a worker, against, or neutral. */
export interface ReasonInWords {
  part: PointsPart;
  kind: 'for' | 'against' | 'open';
  text: string;
}

const AGAINST = ['short_rest', 'over_week'];
const OPEN = ['new', 'unknown_distance', 'week_not_said'];

const TEXTS: Readonly<Record<string, TextKey>> = {
  new: 'replacement.reason.new',
  no_shift_near: 'replacement.reason.no_shift_near',
  distance: 'replacement.reason.distance',
  unknown_distance: 'replacement.reason.unknown_distance',
  week: 'replacement.reason.week',
  over_week: 'replacement.reason.over_week',
  week_not_said: 'replacement.reason.week_not_said',
  not_a_night: 'replacement.reason.not_a_night',
  no_night: 'replacement.reason.no_night',
};

/** A reason as text; undefined for an unknown reason of a newer server. */
function inWords({ code, values }: PointsReason): string | undefined {
  const count = Number(values.count);
  if (code === 'here') return t('replacement.reason.here', { count, day: shortDay(String(values.last)) });
  if (code === 'nights') return t('replacement.reason.nights', { count });
  if (code === 'rest' || code === 'short_rest')
    return t(values.side === 'before' ? 'replacement.reason.rest_before' : 'replacement.reason.rest_after', {
      hours: formatCount(values.hours),
    });
  const key = Object.hasOwn(TEXTS, code) ? TEXTS[code] : undefined;
  if (!key) return undefined;
  const km = values.km === undefined ? '' : spokenKm(Number(values.km));
  return t(key, { km, hours: formatCount(values.hours), wished: formatCount(values.wished) });
}

/** `15 Nov`, without the year. */
const shortDay = (day: string) => formatDate(day).split(' ').slice(0, 2).join(' ');

/** The reasons of all five parts, in the order of the parts. */
export const reasonsOf = ({ parts }: Pick<Candidate, 'parts'>): ReasonInWords[] =>
  (Object.keys(parts) as PointsPart[]).flatMap((part) => {
    const { reason } = parts[part];
    const text = inWords(reason);
    const kind = AGAINST.includes(reason.code) ? 'against' : OPEN.includes(reason.code) ? 'open' : 'for';
    return text === undefined ? [] : [{ part, kind, text }];
  });

const NOT: Readonly<Record<string, TextKey>> = {
  current: 'replacement.not.current',
  archived: 'replacement.not.archived',
  inactive: 'replacement.not.inactive',
  clash: 'replacement.not.clash',
  agreement_over: 'replacement.not.agreement_over',
  no_agreement: 'replacement.not.no_agreement',
  declined: 'replacement.not.declined',
};

/** Why a worker can not take a shift. */
export const whyNot = (code: string): string => t((Object.hasOwn(NOT, code) ? NOT[code] : undefined) ?? 'replacement.not.other');
