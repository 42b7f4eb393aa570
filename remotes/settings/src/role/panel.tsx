import { type UserType, USER_TYPES } from '@careloom/contract/permissions';
import type { Grants } from '@careloom/contract/resources/roles';
import { fullName } from '@careloom/shared/format';
import { useCan } from '@careloom/shared/session';
import { AvatarStack, Card, Subtext } from '@careloom/shared/ui';
import { Scale, SquareArrowOutUpRight } from 'lucide-react';
import { t } from './texts';
import { type Cell, cellOf } from './changes';
import { limitsOf, rolesWith, screensOf } from './facts';
import { whatOf } from './groups';
import { GrantLog } from './grant-log';
import styles from './panel.module.css';
import type { Members } from './use-members';

export interface PanelProps {
  /** Of the chosen row. */
  permission: string;
  grants: readonly Grants[];
  changes: ReadonlySet<Cell>;
  members: Members;
}

/** The selected permission: its screens, its roles, its limits; below, the latest changes of roles. */
export function Panel({ permission, grants, changes, members }: PanelProps) {
  const screens = screensOf(permission);
  const roles = rolesWith(grants, changes, permission);
  const isWaiting = USER_TYPES.some((role) => changes.has(cellOf(role, permission)));
  const mayAudit = useCan('audit-read');
  return (
    <section className={styles.panel} aria-label={t('role.about')}>
      <Card title={whatOf(permission)}>
        <div className={styles.facts}>
          <section>
            <h3 className={styles.head}>{t('role.opens')}</h3>
            {screens.length === 0 && <Subtext>{t('role.opens_none')}</Subtext>}
            <ul>
              {screens.map((title) => (
                <li key={title} className={styles.screen}>
                  <SquareArrowOutUpRight aria-hidden className={styles.icon} />
                  {title}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3 className={styles.head}>{t(isWaiting ? 'role.gets_if_saved' : 'role.gets')}</h3>
            {roles.length === 0 && <Subtext>{t('role.gets_none')}</Subtext>}
            <ul>
              {roles.map((role) => (
                <li key={role} className={styles.role}>
                  <RoleMembers role={role} members={members} />
                </li>
              ))}
            </ul>
          </section>
          {limitsOf(permission).map((sentence) => (
            <p key={sentence} className={styles.limit}>
              <Scale aria-hidden className={styles.icon} />
              {sentence}
            </p>
          ))}
        </div>
      </Card>
      {mayAudit && <GrantLog />}
    </section>
  );
}

function RoleMembers({ role, members }: { role: UserType; members: Members }) {
  const { count, faces } = members[role];
  return (
    <>
      <span className={styles.name}>{t(`role.of.${role}`)}</span>
      <AvatarStack
        size={24}
        people={faces.map(({ id, sm_profile_picture_url, ...person }) => ({ id, name: fullName(person), picture: sm_profile_picture_url }))}
      />
      {count !== null && <span className={styles.count}>{t('role.people', { count })}</span>}
    </>
  );
}
