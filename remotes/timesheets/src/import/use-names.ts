import { options } from '@careloom/contract/resources/options';
import { fullName } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import { useMemo } from 'react';
import type { Names } from './sheet/names';

/** The jobs and workers that a cell may name. An earlier server lacks these lists: then no names are proposed. */
export function useNames(): Names {
  const { data: jobs } = useCall(options.sheetJobs, {});
  const { data: workers } = useCall(options.sheetWorkers, {});
  return useMemo(
    () => ({
      jobs: (jobs ?? []).map(({ id, name, house }) => ({ name, value: String(id), about: house.name })),
      workers: (workers ?? []).map((worker) => ({ name: fullName(worker), value: worker.email, about: '' })),
    }),
    [jobs, workers],
  );
}
