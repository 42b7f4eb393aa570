import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { useWatch } from '@careloom/shared/form';
import type { ReactNode } from 'react';
import type { ShiftDraft } from './draft';
import { ShiftFields } from './fields';
import { timeThatComesTwice } from './fold';
import { PricePanel } from './price-panel';
import { usePreview } from './requests';
import { pricedPart } from './schema';
import styles from './shift-form.module.css';

interface ShiftFormBodyProps {
  /** The shift that is edited. */
  shift?: ShiftDetail | undefined;
  house?: number | undefined;
  /** Notes above the fields. */
  children?: ReactNode;
}

/** The fields of a shift, and beside them its cost while typing. */
export function ShiftFormBody({ shift, house, children }: ShiftFormBodyProps) {
  const draft = useWatch<ShiftDraft>() as ShiftDraft;
  const preview = usePreview(pricedPart(draft, shift?.id ?? null));
  return (
    <div className={styles.layout}>
      <div className={styles.fields}>
        {children}
        <ShiftFields shift={shift} house={house} twice={timeThatComesTwice(preview.data?.shifts ?? [])} />
      </div>
      <div className={styles.aside}>
        <PricePanel preview={preview} before={shift} />
      </div>
    </div>
  );
}
