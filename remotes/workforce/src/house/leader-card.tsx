import type { House } from '@careloom/contract/resources/houses';
import { formatCount, formatMoney, fullName } from '@careloom/shared/format';
import { hasRoute, hrefOf, queryString } from '@careloom/shared/navigation';
import { useSession } from '@careloom/shared/session';
import { ButtonLink, Card, Ledger, Who } from '@careloom/shared/ui';
import { MessageCircle } from 'lucide-react';
import { t } from './texts';
import styles from './leader-card.module.css';

/** The name of a month: `November`. @param month `yyyy-MM` */
const nameOfMonth = (month: string) =>
  new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

/** The leader of the house, a link to the conversation, and the totals of the current month. */
export function LeaderCard({ house: { team_leader: leader, this_month: month } }: { house: House }) {
  const ownId = useSession(({ user }) => user?.id);
  if (!leader && !month) return null;
  const named = month && { month: nameOfMonth(month.month) };
  const facts = month && [
    { label: t('house.worked_in', named), value: formatMoney(month.worked) },
    { label: t('house.expenses_in', named), value: formatMoney(month.expenses) },
    { label: t('house.sleep_overs'), value: formatCount(month.sleep_overs) },
  ];
  return (
    <Card>
      {leader && (
        <div className={styles.leader}>
          <Who name={fullName(leader)} line={t('field.house.team_leader')} picture={leader.sm_profile_picture_url} size={40} />
          {hasRoute('inbox') && leader.id !== ownId && (
            <ButtonLink
              shape="icon"
              aria-label={t('person.message_to', { name: fullName(leader) })}
              href={hrefOf('inbox') + queryString({ with: leader.id })}
            >
              <MessageCircle aria-hidden />
            </ButtonLink>
          )}
        </div>
      )}
      {facts && <Ledger facts={facts} />}
    </Card>
  );
}
