import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mails } from '../db/schema/notices';
import { escapeHtml, sendPage } from '../http/plain-page';

const SHOWN = 50;
const STYLE =
  'body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #999;padding:1rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}';

const linked = (text: string) => escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** Serves the development mailbox at `/dev/mailbox`: the mails of the demo, newest first. */
export function mailboxPage(app: FastifyInstance): void {
  app.get('/dev/mailbox', async (_request, reply) => {
    const rows = await app.services.db.select().from(mails).orderBy(desc(mails.id)).limit(SHOWN);
    const letters = rows.map(
      ({ recipient, subject, text, created_at: at }) =>
        `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(recipient)}, ${at.toISOString()}</p><pre>${linked(text)}</pre></article>`,
    );
    return sendPage(reply, { title: 'Mailbox', style: STYLE, body: letters.join('') || '<p>No mail yet.</p>' });
  });
}
