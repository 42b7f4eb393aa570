/** An e-mail link. A long address wraps after the @ first. */
export function MailLink({ email }: { email: string }) {
  const [local, domain] = email.split('@');
  return (
    <a className="cl-link" href={`mailto:${email}`}>
      {local}@
      <wbr />
      {domain}
    </a>
  );
}

export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="cl-link cl-tab" href={`tel:${number.replaceAll(' ', '')}`}>
      {number}
    </a>
  );
}
