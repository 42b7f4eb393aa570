import { USER_TYPES, type UserType } from '@careloom/contract/permissions';
import type { Grants } from '@careloom/contract/resources/roles';
import { Card, Field, Select, Subtext, VisuallyHidden } from '@careloom/shared/ui';
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { t } from './texts';
import { isGranted } from './changes';
import { whatOf } from './groups';
import styles from './role-list.module.css';
import { groupsFor, type Shown } from './shown';

/** The permissions of one role, for phones. */
export function RoleList({ grants, shown }: { grants: readonly Grants[]; shown: Shown }) {
  const [role, setRole] = useState<UserType>('super_admin');
  return (
    <div className={styles.list}>
      <Field label={t('role.choose')}>
        <Select value={role} onChange={(event) => setRole(event.target.value as UserType)}>
          {USER_TYPES.map((one) => (
            <option key={one} value={one}>
              {t(`role.of.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Subtext>{t('role.read_only')}</Subtext>
      {groupsFor(grants, shown).map(({ title, permissions }) => (
        <Card key={title ?? ''} title={title ? t(title) : t('role.others')} flush>
          <ul>
            {permissions.map((permission) => {
              const isOn = isGranted(grants, role, permission);
              const Icon = isOn ? Check : Minus;
              return (
                <li key={permission} className={styles.row} data-on={isOn || undefined}>
                  <Icon aria-hidden className={styles.icon} />
                  <span>{whatOf(permission)}</span>
                  <VisuallyHidden>{t(isOn ? 'role.has' : 'role.has_not')}</VisuallyHidden>
                </li>
              );
            })}
          </ul>
        </Card>
      ))}
    </div>
  );
}
