import { asOf } from '@careloom/contract/days';
import { boards, MAX_OUTING_TITLE, OUTING_SYMBOLS, type Outing, type OutingBody, PARTS_OF_DAY } from '@careloom/contract/resources/boards';
import { DateField, FormGrid, FormModal, SelectField, TextField, useContractForm } from '@careloom/shared/form';
import { today } from '@careloom/shared/format';
import { Button, Row } from '@careloom/shared/ui';
import { Trash2 } from 'lucide-react';
import { t } from './texts';
import { partName, symbolName } from './board-words';

/** The initial values of the form, without a choice. */
const EMPTY: Partial<OutingBody> = { title: '' };

export interface AddOutingProps {
  houseId: number;
  /** The day that the form begins with, `yyyy-MM-dd`. */
  date: string;
  onClose: () => void;
}

export function AddOuting({ houseId, date, onClose }: AddOutingProps) {
  const form = useContractForm(asOf(boards.createOuting, today()), {
    defaultValues: { ...EMPTY, date },
    extra: { id: houseId },
    changes: () => [houseId],
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={t('outing.add')} verb={t('outing.add')} onClose={onClose}>
      <OutingFields />
    </FormModal>
  );
}

export interface EditOutingProps {
  houseId: number;
  outing: Outing;
  onDelete: () => void;
  onClose: () => void;
}

export function EditOuting({ houseId, outing: { id, ...outing }, onDelete, onClose }: EditOutingProps) {
  const form = useContractForm(asOf(boards.updateOuting, today()), {
    defaultValues: { ...outing } as OutingBody,
    extra: { id: houseId, n: id },
    changes: () => [houseId],
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={t('outing.edit')} verb={t('button.save')} onClose={onClose}>
      <OutingFields />
      <Row>
        <Button variant="outline" onClick={onDelete}>
          <Trash2 aria-hidden />
          {t('outing.delete')}
        </Button>
      </Row>
    </FormModal>
  );
}

const OutingFields = () => (
  <FormGrid>
    <TextField name="title" span={4} maxLength={MAX_OUTING_TITLE} />
    <DateField name="date" span={2} />
    <SelectField name="part" span={3} choices={PARTS_OF_DAY.map((value) => ({ value, label: partName(value) }))} />
    <SelectField name="symbol" span={3} choices={OUTING_SYMBOLS.map((value) => ({ value, label: symbolName(value) }))} />
  </FormGrid>
);
