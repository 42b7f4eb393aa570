import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { fullName } from '../../format/index';
import { useCall } from '../../query/index';
import { Adorned, Avatar, Input, LoadFailed } from '../../ui/index';
import type { PeopleCall } from '../core/definition';
import type { ListState } from '../state/list-state';
import { t } from '../texts';

export interface PersonChoicesProps {
  name: string;
  label: string;
  call: PeopleCall;
  values: ListState['filters'];
  onChange: (changes: Record<string, string | null>) => void;
}

/** Debounce of the search, in milliseconds. */
const PAUSE = 250;

/** A search for people, with the results below it: the arrow keys move between them. The chosen person comes first until a search is typed. */
export function PersonChoices({ name, label, call, values, onChange }: PersonChoicesProps) {
  const group = useId();
  const id = values[name];
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useCall(call, search ? { search } : {}, { keepPrevious: true });
  const { data: chosen = [] } = useCall(call, { id }, { enabled: id !== undefined });
  const people = found.data ?? [];
  const isChosen = (person: { id: number }) => String(person.id) === id;
  const before = search || people.some(isChosen) ? [] : chosen.filter(isChosen);
  const radio = (value: string | null) => ({
    type: 'radio',
    className: 'cl-check',
    name: group,
    checked: (id ?? null) === value,
    onChange: () => onChange({ [name]: value }),
  });
  return (
    <div className="cl-people">
      <Adorned icon={<Search aria-hidden />}>
        <Input
          type="search"
          data-icon
          aria-label={t('list.people')}
          placeholder={t('list.people')}
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Adorned>
      {found.error && <LoadFailed message={found.error.message} onRetry={() => void found.refetch()} />}
      <div className="cl-options" role="radiogroup" aria-label={label} aria-busy={found.isFetching}>
        <label className="cl-choice">
          <input {...radio(null)} />
          <span>{t('list.any')}</span>
        </label>
        {[...before, ...people].map((person) => (
          <label key={person.id} className="cl-choice">
            <input {...radio(String(person.id))} />
            <Avatar name={fullName(person)} picture={person.sm_profile_picture_url} size={28} />
            <span>{fullName(person)}</span>
          </label>
        ))}
      </div>
      <p role="status" className="cl-muted">
        {found.data?.length === 0 && t('list.nobody')}
      </p>
    </div>
  );
}
