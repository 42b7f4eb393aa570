import { t } from '../delivery-texts';
import { Tag } from '@careloom/shared/ui';
import { Section } from '../section';
import { runtimesOfPage, sharedLibraries, type SharedLibrary } from '../shared-libraries';
import { Fragment } from 'react';

function Instances({ instances }: SharedLibrary) {
  if (instances === 0) return <span className="cl-muted">{t('delivery.not_asked')}</span>;
  return <Tag tone={instances === 1 ? 'done' : 'stopped'}>{String(instances)}</Tag>;
}

/** Lets a path break after a slash, as needed on a phone; browsers treat it as one word. */
const Name = ({ name }: SharedLibrary) =>
  name.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Libraries that must be loaded only once, React above all, with their number of instances. */
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
