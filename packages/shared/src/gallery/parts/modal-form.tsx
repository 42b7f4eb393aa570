import { jobs } from '@careloom/contract/resources/jobs';
import { fieldJobMessages } from '@careloom/contract/messages/field-job';
import { useState } from 'react';
import { DateField, FormGrid, FormModal, NumberField, TextAreaField, TextField, useContractForm } from '../../form/index';
import { addTexts } from '../../i18n/index';
import { Button } from '../../ui/index';
import { Part } from './part';

addTexts('gallery', fieldJobMessages);

function PostJob({ onClose }: { onClose: () => void }) {
  const form = useContractForm(jobs.create, {
    defaultValues: { name: '', description: '', start_date: '', end_date: '', number_of_workers: '1', weekly_hours: '36' },
    onDone: onClose,
  });
  return (
    <FormModal form={form} title="Post a Job" verb="Post a Job" onClose={onClose}>
      <FormGrid>
        <TextField name="name" span={4} />
        <NumberField name="number_of_workers" span={2} min={1} max={50} />
        <NumberField name="weekly_hours" decimals span={2} step={0.5} />
        <DateField name="start_date" span={2} />
        <DateField name="end_date" span={2} />
        <TextAreaField name="description" max={4000} />
      </FormGrid>
    </FormModal>
  );
}

export function ModalForm() {
  const [open, setOpen] = useState(false);
  return (
    <Part name="A form above the page">
      <div>
        <Button onClick={() => setOpen(true)}>Post a Job</Button>
      </div>
      {open && <PostJob onClose={() => setOpen(false)} />}
    </Part>
  );
}
