import { USER_TYPES, type UserType } from '@careloom/contract/permissions';
import { fixedGrant, type Grants } from '@careloom/contract/resources/roles';
import { ScrollBox, VisuallyHidden } from '@careloom/shared/ui';
import { Lock } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { t, type TextKey } from './texts';
import { type Cell, cellOf, isGranted } from './changes';
import { whatOf } from './groups';
import styles from './matrix.module.css';
import { groupsFor, type Shown } from './shown';
import type { Members } from './use-members';

export interface MatrixProps {
  grants: readonly Grants[];
  changes: ReadonlySet<Cell>;
  /** The filters of the rows. */
  shown: Shown;
  mayWrite: boolean;
  /** The permission of the selected row. */
  chosen: string;
  /** Called when a row gets the focus or is pressed. */
  onChoose: (permission: string) => void;
  members: Members;
  onToggle: (cell: Cell) => void;
}

/** The cells in rows and columns, for the arrow keys. */
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function moveFocus(event: KeyboardEvent<HTMLInputElement>) {
  const [rows, columns] = STEPS[event.key] ?? [0, 0];
  if (rows === 0 && columns === 0) return;
  const boxes = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])];
  const at = boxes.indexOf(event.currentTarget);
  event.preventDefault();
  boxes[at + rows * USER_TYPES.length + columns]?.focus();
}

/** Permissions as rows, roles as columns. A changed cell has a dot, a fixed one a lock with the reason. */
export function Matrix({ grants, changes, shown, mayWrite, chosen, onChoose, members, onToggle }: MatrixProps) {
  return (
    <ScrollBox label={t('role.title')} className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t('role.permission')}
            </th>
            {USER_TYPES.map((role) => (
              <th key={role} scope="col" className={styles.role}>
                {t(`role.of.${role}`)}
                {members[role].count !== null && <span className={styles.people}> {t('role.people', { count: members[role].count })}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {groupsFor(grants, shown).map(({ title, permissions }) => (
          <tbody key={title ?? ''}>
            {title && (
              <tr>
                <th colSpan={USER_TYPES.length + 1} scope="rowgroup" className={styles.group}>
                  {t(title)}
                </th>
              </tr>
            )}
            {permissions.map((permission) => (
              <tr
                key={permission}
                className={styles.row}
                data-chosen={permission === chosen || undefined}
                onFocus={() => onChoose(permission)}
              >
                <th scope="row" className={styles.what}>
                  <button type="button" tabIndex={-1} className={styles.choose} onClick={() => onChoose(permission)}>
                    {whatOf(permission)}
                  </button>{' '}
                  <span className={styles.permission}>{permission}</span>
                </th>
                {USER_TYPES.map((role) => (
                  <GrantCell
                    key={role}
                    role={role}
                    permission={permission}
                    granted={isGranted(grants, role, permission)}
                    changed={changes.has(cellOf(role, permission))}
                    mayWrite={mayWrite}
                    onToggle={onToggle}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollBox>
  );
}

interface GrantCellProps {
  role: UserType;
  permission: string;
  granted: boolean;
  changed: boolean;
  mayWrite: boolean;
  onToggle: (cell: Cell) => void;
}

function GrantCell({ role, permission, granted, changed, mayWrite, onToggle }: GrantCellProps) {
  const fixed = fixedGrant(role, permission);
  const why = fixed && t(fixed.why as TextKey);
  const name = t('role.cell', { what: whatOf(permission), role: t(`role.of.${role}`) });
  return (
    <td className={styles.cell} title={why} data-changed={changed || undefined}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={styles.check}
          aria-disabled={fixed !== undefined || !mayWrite}
          checked={granted !== changed}
          onKeyDown={moveFocus}
          onChange={() => !fixed && mayWrite && onToggle(cellOf(role, permission))}
        />
        <VisuallyHidden>{why ? `${name}. ${why}` : name}</VisuallyHidden>
        {fixed && <Lock className={styles.lock} aria-hidden />}
      </label>
      {changed && <VisuallyHidden>{t('role.changed')}</VisuallyHidden>}
    </td>
  );
}
