import { digitsOf } from '@careloom/contract/identifiers';
import { registerLabels } from '@careloom/contract/resources/auth';
import { STATES } from '@careloom/contract/states';
import { FormGrid, PasswordField, useFormContext } from '@careloom/shared/form';
import { formatBusinessNumber, formatDate, formatHours } from '@careloom/shared/format';
import { Facts, Link, VisuallyHidden, type Fact } from '@careloom/shared/ui';
import { t } from '../../public-page/public-texts';
import styles from './steps.module.css';
import { genders } from './fields';
import { LAST, STEPS } from './steps';
import { addressOfStep } from './use-steps';

interface Client {
  name: string;
  email: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Fields with long values, which take the whole width. */
const WHOLE = new Set(['email', 'address', 'prior_experience', 'bringing_clients', 'why_contractor', 'heard_about']);

const clientWords = ({ name, email }: Client) => `${name} (${email})`;

/** A value formatted for display. */
function wordsOf(field: string, values: Values): string {
  const value = values[field];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (field) {
    case 'dob':
      return formatDate(text);
    case 'gender':
      return genders().find((gender) => gender.value === value)?.label ?? '';
    case 'profile_picture':
      return value instanceof File ? value.name : '';
    case 'state_id':
      return STATES.find(({ id }) => String(id) === text)?.name ?? '';
    case 'abn':
      return formatBusinessNumber(digitsOf(text));
    case 'weekly_hours':
      return formatHours(Number(text));
    case 'bringing_clients':
      return text === '1' ? (values['clients'] as Client[]).map(clientWords).join('\n') || t('sign_up.yes') : t('sign_up.no');
    default:
      return text;
  }
}

const factsOf = (fields: readonly (keyof typeof registerLabels)[], values: Values): Fact[] =>
  fields.map((field) => ({ label: t(registerLabels[field]), value: wordsOf(field, values), whole: WHOLE.has(field) }));

/** A summary of the input with a link back to each step, and the password. */
export function Ready() {
  const values = useFormContext().getValues();
  return (
    <>
      {STEPS.slice(0, LAST).map(({ id, title, fields }) => (
        <section key={id} className={styles.review}>
          <header>
            <h2 className="cl-section">{t(title)}</h2>
            <Link className="cl-link" href={addressOfStep(id, true)}>
              {t('sign_up.change')}
              <VisuallyHidden>: {t(title)}</VisuallyHidden>
            </Link>
          </header>
          <Facts
            facts={factsOf(
              fields.filter((field) => field !== 'clients'),
              values,
            )}
          />
        </section>
      ))}
      <FormGrid title={t('sign_up.access')}>
        <PasswordField name="password" label={t('sign_up.password')} autoComplete="new-password" checklist />
        <PasswordField name="password_confirmation" label={t('sign_up.confirm')} autoComplete="new-password" />
      </FormGrid>
    </>
  );
}
