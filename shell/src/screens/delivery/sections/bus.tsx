import { t } from '../delivery-texts';
import { useBusTail, type RaisedEvent } from '../../../platform/telemetry/bus-tail';
import { at } from '../cells';
import { Section } from '../section';

const byWhom = ({ by }: RaisedEvent) => by.join(', ') || '–';

/** The events on this tab's bus, newest first, live. */
export function Bus() {
  const events = useBusTail((tail) => tail.events);
  return (
    <Section<RaisedEvent>
      title={t('delivery.events')}
      none={t('delivery.events_none')}
      lines={events}
      keyOf={({ id }) => String(id)}
      columns={[
        { head: t('delivery.event'), cell: ({ name }) => name },
        { head: t('delivery.by'), cell: byWhom, wide: true },
        {
          head: t('delivery.payload'),
          cell: ({ payload }) => (
            <details>
              <summary className="cl-ell">{t('delivery.payload')}</summary>
              <code>{JSON.stringify(payload, null, 1)}</code>
            </details>
          ),
        },
        { head: t('delivery.at'), cell: (event) => at(event.at), number: true, wide: true },
      ]}
      under={(event) => `${byWhom(event)} · ${at(event.at)}`}
    />
  );
}
