import { contact } from '@careloom/contract/resources/contact';
import { EmailField, FormGrid, FormPage, PhoneField, TextAreaField, TextField, useSchemaForm } from '@careloom/shared/form';
import { fullName } from '@careloom/shared/format';
import { send } from '@careloom/shared/http';
import { t } from '../public-page/public-texts';
import { session } from '@careloom/shared/session';
import { ButtonLink, Empty, Page } from '@careloom/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { PublicPage } from '../public-page/public-page';
import { WayBack } from './way-back';

/** The public contact form. Signed-in users do not have to enter who they are. */
export function ContactUsPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <PublicPage>
      {session().user && <WayBack />}
      {sentTo === null ? <ContactForm onSent={setSentTo} /> : <Sent email={sentTo} />}
    </PublicPage>
  );
}

function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const { user } = session();
  const form = useSchemaForm(contact.send.body, contact.send.labels, {
    defaultValues: { name: user ? fullName(user) : '', email: user?.email ?? '', contact_no: user?.contact_no ?? '', message: '' },
    draft: 'contact-us',
    onSubmit: (values) => send(contact.send, values),
    onDone: () => onSent(String(form.methods.getValues('email'))),
  });
  return (
    <FormPage form={form} title={t('screen.contact_us')} verb={t('contact.submit')}>
      <p className="cl-muted">{t('contact.lead')}</p>
      <FormGrid>
        <TextField name="name" autoComplete="name" />
        <EmailField name="email" span={3} />
        <PhoneField name="contact_no" span={3} />
        <TextAreaField name="message" />
      </FormGrid>
    </FormPage>
  );
}

/** The focused form is removed: the heading gets the focus. */
function Sent({ email }: { email: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('h1')?.focus(), []);
  const action = (
    <ButtonLink href="/" variant="solid">
      {t('contact.back')}
    </ButtonLink>
  );
  return (
    <Page>
      <div ref={place}>
        <Empty heading="h1" title={t('contact.sent')} action={action}>
          {t('contact.sent_why', { email })}
        </Empty>
      </div>
    </Page>
  );
}
