import { AddressLink } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';
import { Skeleton } from '@careloom/shared/ui';
import { useFilling } from '../../platform/remote-host/slot-host';
import styles from './record-card.module.css';
import type { WrittenRecord } from './written-records';

/** The current state of a record mentioned in a message. Without permission, or without a remote for such records, the address is shown. */
export function RecordCard({ record: { slot, id, href } }: { record: WrittenRecord }) {
  if (!useFilling(slot)) return <AddressLink href={href}>{href}</AddressLink>;
  return (
    <div className={styles.card}>
      <Slot name={slot} props={{ id }} waiting={<Skeleton lines={2} />} />
    </div>
  );
}
