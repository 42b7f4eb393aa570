import type { Named, Person } from '@careloom/contract/entities';
import type { options } from '@careloom/contract/resources/options';
import { useFormContext } from '@careloom/shared/form';
import { fullName } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import { useEffect, useState } from 'react';
import { endsNextDay } from '../times';
import type { JobDraft } from './draft';

type Row = Named | Person;

export interface Choices {
  choices: { value: string; label: string }[];
  /** Only if the API has more choices than it returns at once: searches on the server for the typed text. */
  onSearch?: (text: string) => void;
}

/** The number of choices that the API returns at once. */
const MAX_OPTIONS = 200;

const choiceOf = (row: Row) => ({ value: String(row.id), label: 'name' in row ? row.name : fullName(row) });

/** Merges lists of rows, each id once. */
export const mergeChoices = (...lists: readonly (readonly Row[])[]): Row[] => [
  ...new Map(lists.flat().map((row) => [row.id, row])).values(),
];

/**
 * The choices of a select, from the API. Search results are kept, so that a chosen one does not lose its name.
 * @param known rows that may no longer be offered but are already chosen
 */
export function useChoices(call: typeof options.houses | typeof options.workers, known: readonly Row[] = []): Choices {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly Row[]>([]);
  const [lastAnswer, setLastAnswer] = useState<readonly Row[]>();
  const first: readonly Row[] = useCall(call, {}).data ?? [];
  const searches = first.length >= MAX_OPTIONS;
  const { data } = useCall(call, { search }, { enabled: searches && search !== '' });
  if (data && data !== lastAnswer) {
    setLastAnswer(data);
    setFound(mergeChoices(found, data));
  }
  const shown = searches && search !== '' ? mergeChoices(data ?? [], found, known) : mergeChoices(known, first, found);
  return { choices: shown.map(choiceOf), ...(searches && { onSearch: setSearch }) };
}

/** Derives the overnight flag whenever one of the times changes; the user may change it afterwards. */
export function useOvernight() {
  const { watch, setValue } = useFormContext<JobDraft>();
  useEffect(() => {
    const { unsubscribe } = watch(({ start_time = '', end_time = '' }, { name }) => {
      if (name !== 'start_time' && name !== 'end_time') return;
      setValue('is_overnight', endsNextDay(start_time, end_time) ? 1 : 0, { shouldDirty: true });
    });
    return unsubscribe;
  }, [watch, setValue]);
}
