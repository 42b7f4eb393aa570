import { answering, json, refusal, type Asked } from '../../../testing/answering';
import { jobsPage } from './jobs';

const NEVER = new Promise<never>(() => undefined);
const EMPTY = { items: [], page: 1, per_page: 10, last_page: 1, total: 0 };

/** Replaces the server for the gallery's lists, which use the real client. The query selects the kind of answer. */
export function startServer() {
  answering((asked: Asked) => {
    const query = new URL(asked.uri, 'http://gallery').searchParams;
    const wanted = query.get('house_id');
    if (wanted === '2') return NEVER;
    if (wanted === '3') return refusal(500, 'Something went wrong on the server.');
    if (wanted === '4' || query.get('search')) return json(200, EMPTY);
    if (asked.method === 'POST') return refusal(422, 'Unprocessable Entity.', { errors: { name: ['Name/Title has already been taken.'] } });
    return json(200, jobsPage(Number(query.get('page') ?? 1)));
  });
}
