import { records } from '@careloom/contract/resources/records';
import { tasks } from '@careloom/contract/resources/tasks';
import { useCall } from '@careloom/shared/query';
import { useSession } from '@careloom/shared/session';
import { useEffect, useMemo, useState } from 'react';
import { useMenu } from '../../platform/menu/use-menu';
import { useQuickActions } from '../../platform/quick-actions/use-quick-actions';
import { manifestsOf, useRegistry } from '../../platform/registry/registry';
import { needsOf } from '../../screens/dashboards/needs/needs-of';
import { useTaskKinds } from '../../screens/dashboards/needs/task-kinds';
import { fittingActions, fittingPages } from './command-entries';
import type { Entry, EntryGroup } from './entry';
import { actsOn, foundGroups } from './found-entries';
import { readTyped } from './opened';
import { recentEntries } from './recent';
import { t } from './texts';

const PAUSE_MS = 150;
const MOST_NEEDS = 5;

/** The words, updated after a pause in typing. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

/** The user's pending tasks, for users whose dashboard shows them. */
function useNeeds(): EntryGroup {
  const kinds = useTaskKinds();
  const enabled = useSession(({ permissions }) =>
    ['dashboard-read', 'team-leader-dashboard'].some((permission) => permissions.includes(permission)),
  );
  const { data = [] } = useCall(tasks.list, {}, { enabled });
  const items = needsOf(kinds, data, MOST_NEEDS).flatMap(({ key, kind, title, line, href }) =>
    href === undefined ? [] : [{ value: `need-${key.replace(' ', '-')}`, label: title, line, icon: kind.state.icon, href }],
  );
  return { name: 'needs', heading: t('palette.needs_you'), items };
}

const holdsAll = ({ label, line = '' }: Entry, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${label} ${line}`.toLowerCase().includes(word));

/**
 * The records found for the input. While the server has not answered, the previous results that still contain each word, so that Enter
 * never chooses a record that no longer matches.
 */
function useFound(sign: string | null, words: string) {
  const asked = useSettled(words);
  const enabled = asked !== '' && sign !== '>';
  const { data, error, isFetching } = useCall(records.find, { search: asked }, { enabled, keepPrevious: true });
  const remotes = useRegistry((registry) => registry.remotes);
  const isAsking = sign !== '>' && words !== '' && (asked !== words || isFetching);
  const all = useMemo(
    () => (words !== '' && enabled && data ? foundGroups(manifestsOf(remotes), data, sign) : []),
    [remotes, data, sign, words, enabled],
  );
  const groups = isAsking ? all.map((group) => ({ ...group, items: group.items.filter((entry) => holdsAll(entry, words)) })) : all;
  return { groups, isAsking, failure: enabled ? (error?.message ?? null) : null };
}

/** The entries of the palette for the input, and whether a request is pending. */
export function useEntries(typed: string) {
  const { sign, words } = readTyped(typed);
  const found = useFound(sign, words);
  const remotes = useRegistry((registry) => registry.remotes);
  const goTo = { name: 'pages', heading: t('palette.go_to'), items: fittingPages(useMenu(), words) };
  const actions = fittingActions(useQuickActions(), words);
  const needs = useNeeds();
  const doing = (items: readonly Entry[]): EntryGroup => ({ name: 'do', heading: t('palette.do'), items });
  const shown = (): EntryGroup[] => {
    if (sign === '>') return [doing(actions), goTo];
    if (sign !== null) return found.groups;
    if (words === '') return [{ name: 'recent', heading: t('palette.recent'), items: recentEntries() }, needs, doing(actions), goTo];
    const about = found.groups.flatMap(({ items }) => items)[0]?.about;
    return [doing([...(about ? actsOn(manifestsOf(remotes), about) : []), ...actions]), ...found.groups, goTo];
  };
  const groups = shown().filter(({ items }) => items.length > 0);
  return { groups, sign, words, failure: found.failure, isAsking: found.isAsking };
}
