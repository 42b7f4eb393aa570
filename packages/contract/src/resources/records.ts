import { call } from '../call';
import { fileUrl } from '../entities';
import { text } from '../rules';
import { z } from '../schema';

/** Maximum number of records of each kind in a response. */
export const MOST_OF_KIND = 5;
/** Maximum characters of a search. */
export const MAX_SEARCH = 100;

/** The format of a fact's value: `day` is `yyyy-MM-dd`, `times` is start and end as `HH:mm HH:mm`, `money` is in dollars. */
export const FACT_KINDS = ['text', 'day', 'times', 'money', 'hours', 'count'] as const;

const fact = z.object({ name: z.string(), kind: z.string(), value: z.string() });
export type RecordFact = z.output<typeof fact>;

/** A record that was found by its name. */
const foundRecord = z.object({
  id: z.number(),
  name: z.string(),
  /** Name of the person whose picture is shown. */
  person: z.nullable(z.string()),
  picture_url: fileUrl,
  /** One of the states that the manifest of its kind describes. */
  state: z.nullable(z.string()),
  facts: z.array(fact),
});
export type FoundRecord = z.output<typeof foundRecord>;

export const records = {
  /**
   * The records in the user's scope whose name, or the name of the record they belong to, contains each word of the search. Names that start
   * with the search come first. Kinds that the user may not see, and kinds without results, are left out.
   */
  find: call({
    id: 'A-392',
    method: 'GET',
    path: '/records',
    resource: 'dashboard',
    access: 'signed-in',
    query: z.object({ search: text(MAX_SEARCH) }),
    data: z.array(z.object({ kind: z.string(), items: z.array(foundRecord) })),
  }),
};
