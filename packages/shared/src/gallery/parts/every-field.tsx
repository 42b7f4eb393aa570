import { fieldHouseMessages } from '@careloom/contract/messages/field-house';
import { fieldJobMessages } from '@careloom/contract/messages/field-job';
import * as rules from '@careloom/contract/rules';
import { z } from '@careloom/contract/schema';
import {
  CheckboxGroupField,
  DateField,
  DateRangeField,
  EmailField,
  FileField,
  FormGrid,
  FormPage,
  MoneyField,
  NumberField,
  PasswordField,
  PhoneField,
  PictureField,
  PostCodeField,
  RadioField,
  SearchSelectField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  TimeField,
  useSchemaForm,
} from '../../form/index';
import { addTexts } from '../../i18n/index';

addTexts('gallery', { ...fieldJobMessages, ...fieldHouseMessages });

const schema = z.object({
  name: rules.text(120),
  number_of_workers: rules.number({ min: 1, max: 50, integer: true }),
  house_id: rules.id(),
  worker_ids: z.array(rules.id()).check(z.minLength(1, { error: 'validation.required' })),
  type: rules.oneOf(['casual', 'full_time']),
  visibility: rules.oneOf(['public', 'private']),
  amount: rules.currency(),
  phone: rules.phone(),
  email: rules.email(),
  post_code: rules.postCode(),
  start_date: rules.date(),
  from: rules.optional(rules.date()),
  to: rules.optional(rules.date()),
  start_time: rules.time(),
  days: z.array(z.string()).check(z.minLength(1, { error: 'validation.required' })),
  is_overnight: rules.flag(),
  password: rules.strongPassword(),
  profile_picture: rules.image(),
  file: rules.optional(z.any() as z.ZodMiniType),
  description: rules.text(200),
});

const EMPTY = {
  name: '',
  number_of_workers: '2',
  house_id: '',
  worker_ids: [],
  type: '' as 'casual',
  visibility: 'public' as const,
  amount: '',
  phone: '',
  email: 'tuan@',
  post_code: '',
  start_date: '',
  from: '',
  to: '',
  start_time: '22:00',
  days: ['thursday', 'friday'],
  is_overnight: 1 as const,
  password: 'Careloom',
  description: '',
};

const HOUSES = ['Banksia House', 'Parramatta house', 'Saltbush Cottage', 'Wattle Grove', 'Yarra Lane'].map((label, at) => ({
  value: String(at + 1),
  label,
  line: 'NSW 2150',
}));
const WORKERS = ['Aroha Ngata-Williams', 'Grace Kim', 'Li Chen', 'Samuel Adeyemi', 'Tuan Nguyễn'].map((label, at) => ({
  value: String(at + 1),
  label,
}));
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((value) => ({
  value,
  label: value[0]?.toUpperCase() + value.slice(1, 3),
}));

/** All fields of the kit in one form; submitting it shows every error. */
export function EveryField() {
  const form = useSchemaForm(
    schema,
    { name: 'field.job.name_title', email: 'field.house.email' },
    {
      defaultValues: EMPTY,
      guarded: false,
      onSubmit: () => Promise.resolve({ ok: true, code: 200, message: '', data: null } as const),
    },
  );
  return (
    <FormPage
      form={form}
      title="Post a Job"
      verb="Post a Job"
      onCancel={() => form.methods.reset()}
      note="Nobody sees it until you post it."
    >
      <FormGrid>
        <TextField name="name" span={4} />
        <NumberField name="number_of_workers" span={2} min={1} max={50} />
        <SearchSelectField name="house_id" label="Location (House)" span={3} choices={HOUSES} face="place" />
        <SelectField
          name="type"
          span={3}
          choices={[
            { value: 'casual', label: 'Casual' },
            { value: 'full_time', label: 'Full Time' },
          ]}
        />
        <SearchSelectField name="worker_ids" label="Workers" span={3} choices={WORKERS} face="person" multiple />
        <RadioField
          name="visibility"
          span={3}
          choices={[
            { value: 'public', label: 'Public' },
            { value: 'private', label: 'Private' },
          ]}
        />
        <MoneyField name="amount" span={2} />
        <PhoneField name="phone" span={2} />
        <PostCodeField name="post_code" />
        <EmailField name="email" span={3} />
        <DateField name="start_date" span={3} />
        <DateRangeField from="from" to="to" />
        <CheckboxGroupField name="days" label="When Needed" look="chips" span={6} choices={DAYS} />
        <TimeField name="start_time" span={3} />
        <SwitchField name="is_overnight" label="Overnight" span={3} />
      </FormGrid>
      <FormGrid title="Files and words">
        <PasswordField name="password" autoComplete="new-password" checklist span={3} />
        <TextField name="abn" label="ABN" span={3} disabled help="From the agreement." />
        <PictureField name="profile_picture" label="Profile Picture" round span={3} />
        <FileField name="file" label="Timesheet" span={3} />
        <TextAreaField name="description" max={200} />
      </FormGrid>
    </FormPage>
  );
}
