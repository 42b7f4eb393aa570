import type { Named, Person } from '@careloom/contract/entities';
import { options } from '@careloom/contract/resources/options';
import { fullName } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import { useState } from 'react';

export interface Choices {
  choices: { value: string; label: string; line?: string | undefined }[];
  /** Only if the server has more choices than it answers at once: it searches for the typed text. */
  onSearch?: (text: string) => void;
}

/** The number of choices that the server answers at once. */
const MOST = 200;

type Job = Named & { house?: Named | undefined };

const byId = <Row extends { id: number }>(...lists: readonly (readonly Row[])[]): Row[] => [
  ...new Map(lists.flat().map((row) => [row.id, row])).values(),
];

/** Keeps the rows found by searching, so that a chosen one does not lose its name. */
function useFound<Row extends { id: number }>(first: readonly Row[], found: readonly Row[] | undefined, known: readonly Row[]): Row[] {
  const [kept, keep] = useState<readonly Row[]>([]);
  const [last, setLast] = useState<readonly Row[]>();
  if (found && found !== last) {
    setLast(found);
    keep(byId(kept, found));
  }
  return byId(known, first, kept);
}

/** The jobs that can have shifts, with their houses. @param house only jobs of this house @param known a chosen job that may have ended */
export function useJobChoices(house: number | undefined, known: readonly Job[]): Choices & { jobOf: (id: string) => Job | undefined } {
  const [search, setSearch] = useState('');
  const input = house === undefined ? {} : { house_id: house };
  const first: readonly Job[] = useCall(options.jobs, input).data ?? [];
  const isLong = first.length >= MOST;
  const { data } = useCall(options.jobs, { ...input, search }, { enabled: isLong && search !== '' });
  const rows = useFound(first, data, known);
  return {
    choices: rows.map(({ id, name, house: at }) => ({ value: String(id), label: name, line: at?.name })),
    jobOf: (id) => rows.find((row) => String(row.id) === id),
    ...(isLong && { onSearch: setSearch }),
  };
}

/** The workers who can be rostered. @param known a chosen worker who may have left */
export function useWorkerChoices(known: readonly Person[]): Choices {
  const [search, setSearch] = useState('');
  const first = useCall(options.workers, {}).data ?? [];
  const isLong = first.length >= MOST;
  const { data } = useCall(options.workers, { search }, { enabled: isLong && search !== '' });
  const rows = useFound(first, data, known);
  return { choices: rows.map((person) => ({ value: String(person.id), label: fullName(person) })), ...(isLong && { onSearch: setSearch }) };
}
