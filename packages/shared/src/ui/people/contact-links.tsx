/** An e-mail link. It breaks after the @ before it breaks anywhere else. */
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
