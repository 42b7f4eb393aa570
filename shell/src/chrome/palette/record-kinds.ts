import type { Manifest, RecordAct, RecordKind } from '@careloom/contract/manifest';
import type { FoundRecord } from '@careloom/contract/resources/records';
import type { RouteName } from '@careloom/contract/route-names';
import { formatDate, formatMoney, formatTimes } from '@careloom/shared/format';
import { addressOf, queryString, routeNamed } from '@careloom/shared/navigation';
import { session } from '@careloom/shared/session';
import { filledParams } from '../../platform/navigation/filled-params';
import { mayVisit } from '../../platform/navigation/may-visit';

/** A kind of records, or an action on records, and the remote that defines it. */
export type OfferedRecord = RecordKind & { remote: string };
export type OfferedAct = RecordAct & { remote: string };

type Described = Pick<Manifest, 'name' | 'records' | 'recordActs'>;
type Texts = Readonly<Record<string, string>>;

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

export const recordKindsOf = (manifests: readonly Described[]): OfferedRecord[] =>
  manifests.flatMap(({ name, records = [] }) => records.map((record) => ({ ...record, remote: name }))).sort(byOrder);

/** The signed-in user's actions on records of a kind. */
export const recordActsOf = (manifests: readonly Described[], kind: string): OfferedAct[] =>
  manifests
    .flatMap(({ name, recordActs = [] }) => recordActs.map((act) => ({ ...act, remote: name })))
    .filter(({ on, permission }) => on === kind && session().permissions.includes(permission))
    .sort(byOrder);

/** Whether the route exists and the signed-in user may open it. */
function mayOpen(name: string): boolean {
  const route = routeNamed(name as RouteName);
  const { user, permissions } = session();
  return route !== null && user !== null && mayVisit(route, { userType: user.user_type, permissions });
}

interface To {
  route: string;
  params?: Texts | undefined;
  query?: Texts | undefined;
}

/** The address of a page about a record; undefined if the user may not open it. */
export const addressFor = ({ route, params, query }: To, id: number): string | undefined =>
  mayOpen(route) ? addressOf(route as RouteName, filledParams(params, id)) + queryString(filledParams(query, id)) : undefined;

/** The page of a record: the first that fits its state and that the user may open. */
export function pageOf({ pages }: OfferedRecord, { id, state }: FoundRecord): string | undefined {
  const fitting = pages.filter(({ states }) => !states || (state !== null && states.includes(state)));
  for (const page of fitting) {
    const address = addressFor(page, id);
    if (address !== undefined) return address;
  }
  return undefined;
}

const WRITTEN: Readonly<Record<string, (value: string) => string>> = {
  day: formatDate,
  money: formatMoney,
  hours: (value) => `${value} h`,
  times: (value) => formatTimes(value.slice(0, 5), value.slice(6)),
};

/** The facts of a record as formatted text, by name. */
export const writtenFacts = ({ facts }: FoundRecord): Record<string, string> =>
  Object.fromEntries(facts.map(({ name, kind, value }) => [name, WRITTEN[kind]?.(value) ?? value]));
