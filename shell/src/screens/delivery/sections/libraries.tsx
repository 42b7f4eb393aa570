import { t } from '../delivery-texts';
import { Tag } from '@careloom/shared/ui';
import { Section } from '../section';
import { runtimesOfPage, sharedLibraries, type SharedLibrary } from '../shared-libraries';
import { Fragment } from 'react';

function Instances({ instances }: SharedLibrary) {
  if (instances === 0) return <span className="cl-muted">{t('delivery.not_asked')}</span>;
  return <Tag tone={instances === 1 ? 'done' : 'stopped'}>{String(instances)}</Tag>;
}

/** To a browser a path is one word: here it may break behind a slash, as it has to on a phone. */
const Name = ({ name }: SharedLibrary) =>
  name.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Libraries that must be in the page once, React before all, and how often they are. */
export function Libraries() {
  return (
    <Section<SharedLibrary>
      title={t('delivery.libraries')}
      none={t('delivery.libraries_none')}
      lines={sharedLibraries(runtimesOfPage())}
      keyOf={({ name }) => name}
      columns={[
        { head: t('delivery.library'), cell: Name },
        { head: t('delivery.served_version'), cell: ({ versions }) => versions.join(', '), wide: true },
        { head: t('delivery.from'), cell: ({ from }) => from.join(', ') || '–', wide: true },
        { head: t('delivery.instances'), cell: Instances, number: true },
      ]}
      under={({ versions, from }) => [...versions, ...from].join(' · ')}
    />
  );
}
