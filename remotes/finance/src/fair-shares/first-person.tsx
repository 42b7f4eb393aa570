import type { FairSharesPage } from '@careloom/contract/resources/fair-shares';
import { addDays, formatCount, formatDate, fullName } from '@careloom/shared/format';
import { hasRoute, hrefOf, queryString } from '@careloom/shared/navigation';
import { Can, useSession } from '@careloom/shared/session';
import { Avatar, ButtonLink, Card } from '@careloom/shared/ui';
import { MessageCircle } from 'lucide-react';
import { t } from './texts';
import styles from './first-person.module.css';
import { amountOf, kindOf, timesOf, unitsOf, workOf } from './share-words';

/** One sentence about the person furthest above an even share, the total of all workers, and the possible action. */
export function FirstPerson({ page }: { page: FairSharesPage }) {
  const { user } = useSession();
  const { from, to, totals } = page;
  const first = page.first && sentenceOf(page.first);
  const period = t('shares.from_to', { from: formatDate(from), to: formatDate(to) });
  const together = totals && {
    ...{ weekend: formatCount(unitsOf('weekend', totals.weekend)), holiday: formatCount(unitsOf('holiday', totals.holiday)) },
    ...{ sleep_over: formatCount(totals.sleep_over), night: formatCount(totals.night) },
  };
  return (
    <Card>
      <div className={styles.first}>
        {first && <Avatar name={first.name} picture={first.picture} size={64} />}
        <div className={styles.words}>
          <h2 className={styles.sentence}>{first ? first.sentence : t('shares.nobody')}</h2>
          {first && <p className={styles.line}>{first.reason}</p>}
          <p className={styles.line}>
            {period}. {together && t('shares.together', together)}
          </p>
          <p className={styles.line}>{t('shares.how')}</p>
        </div>
        {first && (
          <div className={styles.acts}>
            {user && hasRoute('inbox') && first.id !== user.id && (
              <ButtonLink variant="outline" href={`${hrefOf('inbox')}${queryString({ with: first.id })}`}>
                <MessageCircle aria-hidden />
                {t('shares.ask_person', { name: first.firstName })}
              </ButtonLink>
            )}
            <Can permission="shift-create">
              {hasRoute('timesheets:roster') && (
                <ButtonLink variant="solid" href={`${hrefOf('timesheets:roster')}${queryString({ date: addDays(to, 8) })}`}>
                  {t('shares.next_roster')}
                </ButtonLink>
              )}
            </Can>
          </div>
        )}
      </div>
    </Card>
  );
}

function sentenceOf({ kind: name, row }: NonNullable<FairSharesPage['first']>) {
  const kind = kindOf(name);
  if (!kind) return null;
  const { worker } = row;
  const share = row[kind];
  return {
    ...{ id: worker.id, name: fullName(worker), firstName: worker.first_name, picture: worker.sm_profile_picture_url },
    sentence: t('shares.sentence', { name: worker.first_name, times: timesOf(share), work: workOf(kind) }),
    reason: t('shares.reason', { own: amountOf(kind, share.own), even: amountOf(kind, share.even), name: worker.first_name }),
  };
}
