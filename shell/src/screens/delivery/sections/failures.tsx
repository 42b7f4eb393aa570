import type { Watched } from '@careloom/contract/resources/delivery';
import { formatCount } from '@careloom/shared/format';
import { t } from '../delivery-texts';
import { Tag } from '@careloom/shared/ui';
import { at, keyOfRelease, Part } from '../cells';
import { Section } from '../section';

type Failure = Watched['failures'][number];

/** The sentence of the failure card, with the id under which the server's log has the same failure. */
const Message = ({ message, trace_id }: Failure) => (
  <>
    <div className="cl-prose">{message}</div>
    {trace_id && <div className="cl-line">{t('delivery.traced', { id: trace_id })}</div>}
  </>
);

/** Failures in browsers: by remote, version and phase, as on the failure card. */
export function Failures({ failures }: Pick<Watched, 'failures'>) {
  return (
    <Section<Failure>
      title={t('delivery.failures')}
      none={t('delivery.failures_none')}
      lines={failures}
      keyOf={(line) => `${keyOfRelease(line)} ${line.phase} ${line.message}`}
      columns={[
        { head: t('delivery.part'), cell: Part },
        { head: t('delivery.phase'), cell: ({ phase }) => <Tag tone="stopped">{phase}</Tag> },
        { head: t('delivery.message'), cell: Message, wide: true },
        { head: t('delivery.count'), cell: ({ count }) => formatCount(count), number: true, wide: true },
        { head: t('delivery.last_seen'), cell: ({ last_seen }) => at(last_seen), number: true, wide: true },
      ]}
      under={({ message, trace_id, count, last_seen }) => (
        <>
          {message}
          <div>{[trace_id, `${formatCount(count)} ×`, at(last_seen)].filter(Boolean).join(' · ')}</div>
        </>
      )}
    />
  );
}
