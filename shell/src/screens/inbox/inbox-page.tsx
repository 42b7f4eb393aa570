import { t } from './inbox-texts';
import { useQueryParams } from '@careloom/shared/navigation';
import { Empty } from '@careloom/shared/ui';
import { Conversation } from './conversation';
import './inbox-texts';
import { PeoplePane } from './people-pane';
import { writtenRecords } from './written-records';
import styles from './inbox.module.css';

/** Reads the person's id from an address: `?with=7`. */
const readPerson = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/** The inbox: people on the left, one conversation on the right; on a phone one of the two. `?about=` is the address of the record in question. */
export function InboxPage() {
  const [params, setParams] = useQueryParams();
  const chosen = readPerson(params.get('with'));
  const choose = (id: number | null) => setParams({ with: id, ...(chosen !== null && { about: null }) }, { replace: false });
  const [about = null] = writtenRecords(params.get('about') ?? '').records;
  return (
    <div className={chosen === null ? styles.inbox : `${styles.inbox} ${styles.talking}`}>
      <PeoplePane chosen={chosen} about={chosen === null ? about : null} onChoose={choose} />
      {chosen === null ? (
        <div className={`${styles.talkPane} ${styles.blank}`}>
          <Empty title={t('inbox.choose')}>{t('inbox.choose_why')}</Empty>
        </div>
      ) : (
        <Conversation key={chosen} id={chosen} about={about} onAboutDone={() => setParams({ about: null })} onBack={() => choose(null)} />
      )}
    </div>
  );
}
