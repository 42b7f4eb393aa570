import type { Watched } from '@careloom/contract/resources/delivery';
import { formatCount } from '@careloom/shared/format';
import { t } from '../delivery-texts';
import { at, keyOfRelease, Part } from '../cells';
import { Section } from '../section';

type Violation = Watched['violations'][number];
type Override = Watched['overrides'][number];

/** Requests that browsers blocked because of the content security policy. */
export function Violations({ violations }: Pick<Watched, 'violations'>) {
  return (
    <Section<Violation>
      title={t('delivery.violations')}
      none={t('delivery.violations_none')}
      lines={violations}
      keyOf={(line) => `${keyOfRelease(line)} ${line.directive} ${line.blocked}`}
      columns={[
        { head: t('delivery.part'), cell: Part },
        { head: t('delivery.directive'), cell: ({ directive }) => directive, wide: true },
        { head: t('delivery.blocked'), cell: ({ blocked }) => blocked, wide: true },
        { head: t('delivery.count'), cell: ({ count }) => formatCount(count), number: true },
        { head: t('delivery.last_seen'), cell: ({ last_seen }) => at(last_seen), number: true, wide: true },
      ]}
      under={({ directive, blocked, last_seen }) => [directive, blocked, at(last_seen)].filter(Boolean).join(' · ')}
    />
  );
}

/** Remotes that tabs loaded from elsewhere than the registry. */
export function Overrides({ overrides }: Pick<Watched, 'overrides'>) {
  return (
    <Section<Override>
      title={t('delivery.overrides')}
      none={t('delivery.overrides_none')}
      lines={overrides}
      keyOf={({ remote, origin }) => `${remote} ${origin}`}
      columns={[
        { head: t('delivery.part'), cell: ({ remote }) => remote },
        { head: t('delivery.origin'), cell: ({ origin }) => origin },
        { head: t('delivery.count'), cell: ({ count }) => formatCount(count), number: true, wide: true },
        { head: t('delivery.last_seen'), cell: ({ last_seen }) => at(last_seen), number: true, wide: true },
      ]}
      under={({ last_seen }) => at(last_seen)}
    />
  );
}
