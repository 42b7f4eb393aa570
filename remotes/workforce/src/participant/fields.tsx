import { DateField, FormGrid, TextAreaField, TextField } from '@careloom/shared/form';

/** Characters of the notes, as the contract has it. */
const MOST = 4000;

export function ParticipantFields() {
  return (
    <FormGrid>
      <TextField name="name" span={4} />
      <DateField name="dob" span={2} />
      <TextField name="support_coordinator" span={6} />
      <TextField name="parent_guardian" span={3} />
      <TextField name="plan_manager" span={3} />
      <TextAreaField name="notes" span={6} max={MOST} />
    </FormGrid>
  );
}
