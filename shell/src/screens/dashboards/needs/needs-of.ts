import type { DataOf } from '@careloom/contract/call';
import type { RouteName } from '@careloom/contract/route-names';
import type { Task, tasks } from '@careloom/contract/resources/tasks';
import { formatDate, formatMoney, formatTimes } from '@careloom/shared/format';
import { menuText } from '../../../platform/chrome-texts';
import { filledParams } from '../../../platform/navigation/filled-params';
import { linkTo } from '../links';
import type { OfferedKind } from './task-kinds';

export type Waiting = DataOf<typeof tasks.list>;

/** A row of the card: a task in the words of its remote. */
export interface Need {
  key: string;
  kind: OfferedKind;
  task: Task;
  title: string;
  line: string;
  href?: string;
}

/** The facts of a task as formatted text, for the placeholders of its remote's texts. */
const words = ({ name, person, house, date, start_time, end_time, amount, reason }: Task) => ({
  name,
  person: person ?? '',
  house: house ?? '',
  date: date ? formatDate(date) : '',
  times: start_time && end_time ? formatTimes(start_time, end_time) : '',
  amount: amount === null ? '' : formatMoney(amount),
  reason: reason ?? '',
});

function needOf(kind: OfferedKind, task: Task): Need {
  const values = words(task);
  return {
    key: `${kind.kind} ${task.id}`,
    kind,
    task,
    title: menuText(kind.title, values),
    line: menuText(kind.line, values),
    ...linkTo(kind.route as RouteName, {}, filledParams(kind.params, task.page_id)),
  };
}

/**
 * The rows of the card: the first task of each kind, then the second of each, up to `most` rows, sorted by kind. Kinds that no remote
 * describes are left out.
 */
export function needsOf(kinds: readonly OfferedKind[], waiting: Waiting, most: number): Need[] {
  const groups = kinds.map((kind) => (waiting.find((one) => one.kind === kind.kind)?.items ?? []).map((task) => needOf(kind, task)));
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat();
  const shown = new Set(inTurn.slice(0, most));
  return groups.flat().filter((need) => shown.has(need));
}

/** The number of waiting tasks of the described kinds. */
export const totalOf = (kinds: readonly OfferedKind[], waiting: Waiting): number =>
  waiting.filter(({ kind }) => kinds.some((one) => one.kind === kind)).reduce((sum, { total }) => sum + total, 0);

/** A link to the list of each kind with more tasks than are shown. */
export const restOf = (kinds: readonly OfferedKind[], waiting: Waiting, needs: readonly Need[]) =>
  kinds.flatMap(({ kind, list }) => {
    const total = waiting.find((one) => one.kind === kind)?.total ?? 0;
    const { href } = linkTo(list.route as RouteName, list.query, list.params);
    return href && total > needs.filter((need) => need.kind.kind === kind).length
      ? [{ words: menuText(list.label, { count: total }), href }]
      : [];
  });
