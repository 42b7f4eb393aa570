import type { Watched } from '@careloom/contract/resources/delivery';
import { t } from '../delivery-texts';
import { Tag } from '@careloom/shared/ui';
import { useRegistry } from '../../../platform/registry/registry';
import { ownRelease } from '../../../platform/telemetry/releases';
import { at } from '../cells';
import { Section } from '../section';

type Served = Watched['served'][number];

/** The users that get a candidate. */
function candidateOf({ candidate }: Served): string {
  if (!candidate) return '–';
  const { version, share, named } = candidate;
  return named > 0 ? t('delivery.candidate_named', { version, share, count: named }) : t('delivery.candidate_for', { version, share });
}

function OwnVersion({ name, version }: Served) {
  const own = ownRelease(name).version;
  return own === version ? <Tag tone="done">{t('delivery.same')}</Tag> : <Tag tone="waiting">{own}</Tag>;
}

/** The served versions with their dates and users, and the versions in this tab. */
export function Versions({ served }: Pick<Watched, 'served'>) {
  const remotes = useRegistry((registry) => registry.remotes);
  // A server without a registry serves nothing: the tab's own versions are listed instead.
  const own = ['shell', ...remotes.map(({ name }) => name)].map((name) => ({
    name,
    version: ownRelease(name).version,
    since: null,
    candidate: null,
  }));
  return (
    <Section<Served>
      title={t('delivery.served')}
      none=""
      lines={served.length > 0 ? served : own}
      keyOf={({ name }) => name}
      columns={[
        { head: t('delivery.part'), cell: ({ name }) => name },
        { head: t('delivery.served_version'), cell: ({ version }) => version, wide: true },
        { head: t('delivery.since'), cell: ({ since }) => at(since), wide: true },
        { head: t('delivery.candidate'), cell: candidateOf, wide: true },
        { head: t('delivery.this_tab'), cell: OwnVersion },
      ]}
      under={(line) => (
        <>
          {[line.version, at(line.since)].filter((part) => part !== '–').join(' · ')}
          {line.candidate && <div>{`${t('delivery.candidate')} ${candidateOf(line)}`}</div>}
        </>
      )}
    />
  );
}
