import { createHash } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mails } from '../db/schema/notices';

const SHOWN = 50;
const STYLE =
  'body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #999;padding:1rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}';

const CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
const linked = (text: string) => escape(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** The development mailbox: the mails that the demo would have sent, newest first, at `/dev/mailbox`. */
export function mailboxPage(app: FastifyInstance): void {
  app.get('/dev/mailbox', async (_request, reply) => {
    const rows = await app.services.db.select().from(mails).orderBy(desc(mails.id)).limit(SHOWN);
    const letters = rows.map(
      ({ recipient, subject, text, created_at: at }) =>
        `<article><h2>${escape(subject)}</h2><p>To ${escape(recipient)}, ${at.toISOString()}</p><pre>${linked(text)}</pre></article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', CSP)
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox | Careloom</title>` +
          `<style>${STYLE}</style><h1>Mailbox</h1>${letters.join('') || '<p>No mail yet.</p>'}</html>`,
      );
  });
}
