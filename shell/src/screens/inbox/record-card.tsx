import { AddressLink } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';
import { Skeleton } from '@careloom/shared/ui';
import { useFilling } from '../../platform/remote-host/slot-host';
import styles from './record-card.module.css';
import type { WrittenRecord } from './written-records';

/** A record of which somebody writes, as it is now. Whoever may not see such records, or has no remote for them, sees its address. */
export function RecordCard({ record: { slot, id, href } }: { record: WrittenRecord }) {
  if (!useFilling(slot)) return <AddressLink href={href}>{href}</AddressLink>;
  return (
    <div className={styles.card}>
      <Slot name={slot} props={{ id }} waiting={<Skeleton lines={2} />} />
    </div>
  );
}
