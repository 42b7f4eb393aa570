import type { Watched } from '@careloom/contract/resources/delivery';
import { formatCount } from '@careloom/shared/format';
import { t } from '../delivery-texts';
import { Tag } from '@careloom/shared/ui';
import { keyOfRelease, ms, Part, partColumn } from '../cells';
import { Section } from '../section';

type Call = Watched['calls'][number];

/** Load times of remotes, from the first request to their component. */
export function LoadTimes({ loads }: Pick<Watched, 'loads'>) {
  return (
    <Section
      title={t('delivery.loads')}
      none={t('delivery.loads_none')}
      lines={loads}
      keyOf={keyOfRelease}
      columns={[
        partColumn(),
        { head: t('delivery.count'), cell: ({ count }) => formatCount(count), number: true, wide: true },
        { head: t('delivery.median'), cell: ({ p50 }) => ms(p50), number: true, wide: true },
        { head: t('delivery.p75'), cell: ({ p75 }) => ms(p75), number: true },
        { head: t('delivery.p95'), cell: ({ p95 }) => ms(p95), number: true },
      ]}
      under={({ count, p50 }) => `${formatCount(count)} × · ${t('delivery.median')} ${ms(p50)}`}
    />
  );
}

/** Tasks that blocked pages. */
export function LongTasks({ tasks }: Pick<Watched, 'tasks'>) {
  return (
    <Section
      title={t('delivery.tasks')}
      none={t('delivery.tasks_none')}
      lines={tasks}
      keyOf={keyOfRelease}
      columns={[
        partColumn(),
        { head: t('delivery.count'), cell: ({ count }) => formatCount(count), number: true },
        { head: t('delivery.together'), cell: ({ total_ms }) => ms(total_ms), number: true, wide: true },
        { head: t('delivery.longest'), cell: ({ max_ms }) => ms(max_ms), number: true },
      ]}
      under={({ total_ms }) => `${t('delivery.together')} ${ms(total_ms)}`}
    />
  );
}

const Faults = ({ failed }: Call) => (failed > 0 ? <Tag tone="stopped">{formatCount(failed)}</Tag> : formatCount(failed));

/** API calls, sorted by total waiting time. */
export function Calls({ calls }: Pick<Watched, 'calls'>) {
  return (
    <Section<Call>
      title={t('delivery.calls')}
      none={t('delivery.calls_none')}
      lines={calls}
      keyOf={(line) => `${keyOfRelease(line)} ${line.of}`}
      columns={[
        { head: t('delivery.call'), cell: ({ of }) => of },
        { head: t('delivery.part'), cell: Part, wide: true },
        { head: t('delivery.count'), cell: ({ count }) => formatCount(count), number: true, wide: true },
        { head: t('delivery.faults'), cell: Faults, number: true, wide: true },
        { head: t('delivery.mean'), cell: ({ mean_ms }) => ms(mean_ms), number: true },
        { head: t('delivery.longest'), cell: ({ max_ms }) => ms(max_ms), number: true, wide: true },
      ]}
      under={({ count, failed, remote, version }) =>
        [`${formatCount(count)} ×`, failed > 0 && `${t('delivery.faults')} ${formatCount(failed)}`, `${remote} ${version}`]
          .filter(Boolean)
          .join(' · ')
      }
    />
  );
}
