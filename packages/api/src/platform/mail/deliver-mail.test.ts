import assert from 'node:assert/strict';
import net from 'node:net';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { contact } from '@careloom/contract/resources/contact';
import { desc, eq } from 'drizzle-orm';
import { mails } from '../db/schema/notices';
import { startApi, type TestApi } from '../../../testing/harness';
import { until } from '../../../testing/until';

/** A minimal SMTP server for nodemailer; temporarily refuses the first `refusals` mails. */
async function mailServer(refusals: number) {
  const letters: string[] = [];
  let left = refusals;
  const server = net.createServer((socket) => {
    let data: string | null = null;
    socket.write('220 test\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data !== null) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        letters.push(data);
        data = null;
        socket.write('250 taken\r\n');
      } else if (text.startsWith('DATA')) {
        if (left > 0) {
          left -= 1;
          socket.write('451 later\r\n');
          return;
        }
        data = '';
        socket.write('354 go on\r\n');
      } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { letters, port: (server.address() as net.AddressInfo).port, close: () => server.close() };
}

let api: TestApi;
let server: Awaited<ReturnType<typeof mailServer>>;
before(async () => {
  server = await mailServer(1);
  api = await startApi({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'Care <care@example.org>' });
});
after(async () => {
  await api.close();
  server.close();
});

test('a mail is sent by SMTP, again after the server refused it, and its link is not stored', async () => {
  const { email } = await api.person('worker');
  assert.equal((await api.send(auth.forgotPassword, { email })).status, 200);
  await until(() => server.letters.length === 1, 20_000);
  assert.match(server.letters[0] ?? '', /From: Care <care@example.org>/);
  assert.match((server.letters[0] ?? '').replace(/=\r\n/g, ''), /reset-password\/[\w-]{43}/);
  const latest = () => api.services.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id));
  await until(async () => (await latest())[0]?.sent_at !== null, 5_000);
  assert.equal((await latest())[0]?.text, '');
});

test('user input cannot add a recipient or a header', async () => {
  await api.person('super_admin');
  const sent = server.letters.length;
  const name = 'Jo\r\nBcc: everybody@example.org';
  assert.equal((await api.send(contact.send, { name, email: 'jo@example.org', message: 'Hello\r\n.\r\nMAIL FROM:<x@y.z>' })).status, 200);
  await until(() => server.letters.length === sent + 1, 10_000);
  const [head] = (server.letters.at(-1) ?? '').split('\r\n\r\n');
  assert.doesNotMatch(head ?? '', /^Bcc/im);
});

test('where mails are really sent there is no mailbox page', async () => {
  assert.equal((await fetch(`${api.url}/dev/mailbox`)).status, 404);
});

test('the demo\u2019s mailbox shows mails as text, with their links, under a strict policy', async () => {
  const demo = await startApi();
  try {
    const { email } = await demo.person('worker', { first_name: '<script>alert(1)</script>' });
    await demo.send(auth.forgotPassword, { email });
    const response = await fetch(`${demo.url}/dev/mailbox`);
    const html = await response.text();
    assert.match(html, /<a href="http:\/\/localhost:0\/reset-password\/[\w-]{43}\?email=/);
    assert.match(html, /Hello &lt;script&gt;alert\(1\)/);
    assert.doesNotMatch(html, /<script/);
    assert.match(response.headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'sha256-/);
  } finally {
    await demo.close();
  }
});
