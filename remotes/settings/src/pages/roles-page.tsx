import { USER_TYPES } from '@careloom/contract/permissions';
import { roles } from '@careloom/contract/resources/roles';
import { useUnsavedGuard } from '@careloom/shared/navigation';
import { useDetail } from '@careloom/shared/query';
import { refreshPermissions, useCan } from '@careloom/shared/session';
import { Empty, LoadFailed, Note, Page, PageHeading, Skeleton, Subtext } from '@careloom/shared/ui';
import { useState } from 'react';
import { type Cell, changesByRole, sizeOf, toggled } from '../role/changes';
import { Dock } from '../role/dock';
import { RoleFilters, useShown } from '../role/filters';
import { GROUPS } from '../role/groups';
import { Matrix } from '../role/matrix';
import { Panel } from '../role/panel';
import { RoleList } from '../role/role-list';
import { groupsFor } from '../role/shown';
import { countOf, useMembers } from '../role/use-members';
import { useSaveGrants } from '../role/use-save-grants';
import { t } from '../role/texts';
import styles from './roles-page.module.css';

const NONE: ReadonlySet<Cell> = new Set();

/** The permissions of each role. The dock lists unsaved changes. Changes that another admin saves meanwhile are merged. */
export function RolesPage() {
  const { data, error, refetch } = useDetail(roles.list, {});
  const mayWrite = useCan('role-write');
  const [changes, setChanges] = useState(NONE);
  const { shown, list, onOnlyChanged } = useShown(changes);
  const [chosen, setChosen] = useState<string>(GROUPS[0]?.permissions[0] ?? '');
  const members = useMembers();
  const saved = (cells: readonly Cell[]) => {
    setChanges((now) => new Set([...now].filter((cell) => !cells.includes(cell))));
    void refreshPermissions();
  };
  const { save, pending, refusal } = useSaveGrants(saved, () => void refetch());
  const people = countOf(members, USER_TYPES);
  const waiting = data ? changesByRole(data, changes) : [];
  useUnsavedGuard(waiting.length > 0);
  return (
    <Page>
      <PageHeading tag={people !== null && <Subtext>{t('role.in_all', { roles: USER_TYPES.length, count: people })}</Subtext>}>
        {t('role.title')}
      </PageHeading>
      <RoleFilters {...list} waiting={sizeOf(waiting)} onlyChanged={shown.changed !== null} onOnlyChanged={onOnlyChanged} />
      {refusal && <Note kind="error">{refusal}</Note>}
      {data && groupsFor(data, shown).length === 0 && <Empty>{t('role.no_match')}</Empty>}
      {data && (
        <>
          <div className={styles.columns}>
            <Matrix
              grants={data}
              changes={changes}
              shown={shown}
              mayWrite={mayWrite}
              chosen={chosen}
              onChoose={setChosen}
              members={members}
              onToggle={(cell) => setChanges(toggled(changes, cell))}
            />
            <Panel permission={chosen} grants={data} changes={changes} members={members} />
          </div>
          <RoleList grants={data} shown={shown} />
        </>
      )}
      {!data && (error ? <LoadFailed message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={12} />)}
      {waiting.length > 0 && (
        <Dock changes={waiting} members={members} busy={pending} onDiscard={() => setChanges(NONE)} onSave={() => void save(waiting)} />
      )}
    </Page>
  );
}
