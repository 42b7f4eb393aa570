import { t } from './inbox-texts';
import { Adorned, Button, Empty, Input, LoadFailed, PageHeading, Skeleton } from '@careloom/shared/ui';
import { PencilLine, Search, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { PeopleList } from './people-list';
import { RecordCard } from './record-card';
import { useConversations, useNewPeople } from './use-people';
import styles from './inbox.module.css';
import type { WrittenRecord } from './written-records';

interface ChoiceProps {
  chosen: number | null;
  onChoose: (id: number) => void;
}

interface PeoplePaneProps extends ChoiceProps {
  /** The record for a message to a person who is not chosen yet. */
  about: WrittenRecord | null;
}

/** The left pane: the conversations, or people to start one with. Both share the search box. */
export function PeoplePane({ chosen, about, onChoose }: PeoplePaneProps) {
  const [starting, setStarting] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const turn = (to: boolean) => {
    setStarting(to);
    setTyped('');
  };
  const button = (
    <Button variant="soft" size="sm" onClick={() => turn(!starting)}>
      {starting ? <X aria-hidden /> : <PencilLine aria-hidden />}
      {t(starting ? 'inbox.stop' : 'inbox.new')}
    </Button>
  );
  return (
    <section className={styles.peoplePane}>
      <div className={styles.top}>
        <PageHeading actions={button}>{t(starting ? 'inbox.new_title' : 'menu.inbox')}</PageHeading>
        <Adorned icon={<Search aria-hidden />}>
          <Input
            type="search"
            data-icon
            aria-label={t('inbox.search')}
            placeholder={t('inbox.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Adorned>
        {about && (
          <>
            <p className="cl-line">{t('inbox.about_whom')}</p>
            <RecordCard record={about} />
          </>
        )}
      </div>
      {starting ? (
        <NewPeople
          search={search}
          onChoose={(id) => {
            turn(false);
            onChoose(id);
          }}
        />
      ) : (
        <Conversations search={search} chosen={chosen} onChoose={onChoose} />
      )}
    </section>
  );
}

function Conversations({ search, chosen, onChoose }: ChoiceProps & { search: string }) {
  const { data, error, isPending, refetch, isFetching } = useConversations(search);
  if (isPending) return <Skeleton lines={6} />;
  if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />;
  if (data?.length === 0) return <Empty compact>{t('inbox.none')}</Empty>;
  return <PeopleList label={t('inbox.conversations')} people={data ?? []} chosen={chosen} onChoose={onChoose} />;
}

function NewPeople({ search, onChoose }: { search: string; onChoose: (id: number) => void }) {
  const { people, isPending } = useNewPeople(search);
  if (isPending) return <Skeleton lines={6} />;
  if (!isPending && people.length === 0) return <Empty compact>{t('inbox.nobody')}</Empty>;
  return <PeopleList label={t('inbox.new_title')} people={people} chosen={null} onChoose={onChoose} />;
}
