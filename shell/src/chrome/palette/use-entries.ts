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
import type { EntryGroup } from './entry';
import { actsOn, foundGroups } from './found-entries';
import { recentEntries } from './recent';
import { t } from './texts';
import { readTyped } from './typed';

const PAUSE_MS = 150;
const MOST_NEEDS = 5;

/** The words once nothing was typed for a moment. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

/** What waits for the user, for those who have a dashboard with it. */
function useNeeds(): EntryGroup[] {
  const kinds = useTaskKinds();
  const enabled = useSession(({ permissions }) =>
    ['dashboard-read', 'team-leader-dashboard'].some((permission) => permissions.includes(permission)),
  );
  const { data = [] } = useCall(tasks.list, {}, { enabled });
  const items = needsOf(kinds, data, MOST_NEEDS).flatMap(({ key, kind, title, line, href }) =>
    href === undefined ? [] : [{ value: `need-${key.replace(' ', '-')}`, label: title, line, icon: kind.state.icon, href }],
  );
  return [{ name: 'needs', heading: t('palette.needs_you'), items }];
}

/** What the palette shows for what is typed, and whether it is still asking. */
export function useEntries(typed: string) {
  const { sign, words } = readTyped(typed);
  const asked = useSettled(words);
  const seeksRecords = asked !== '' && sign !== '>';
  const { data, error, isFetching } = useCall(records.find, { search: asked }, { enabled: seeksRecords, keepPrevious: true });
  const remotes = useRegistry((registry) => registry.remotes);
  const manifests = useMemo(() => manifestsOf(remotes), [remotes]);
  const sections = useMenu();
  const actions = useQuickActions();
  const needs = useNeeds();
  const found = useMemo(
    () => (words !== '' && seeksRecords && data ? foundGroups(manifests, data, sign) : []),
    [manifests, data, sign, words, seeksRecords],
  );
  const [best] = found.flatMap(({ items }) => items);
  const goTo = { name: 'pages', heading: t('palette.go_to'), items: fittingPages(sections, words) };
  const doing = (acts: readonly EntryGroup['items'][number][]) => ({ name: 'do', heading: t('palette.do'), items: acts });
  const groups: EntryGroup[] =
    sign === '>'
      ? [doing(fittingActions(actions, words)), goTo]
      : sign !== null
        ? found
        : words === ''
          ? [{ name: 'recent', heading: t('palette.recent'), items: recentEntries() }, ...needs, doing(fittingActions(actions, '')), goTo]
          : [doing([...(best?.about ? actsOn(manifests, best.about) : []), ...fittingActions(actions, words)]), ...found, goTo];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    sign,
    words,
    failure: seeksRecords ? (error?.message ?? null) : null,
    isAsking: sign !== '>' && words !== '' && (asked !== words || isFetching),
  };
}
