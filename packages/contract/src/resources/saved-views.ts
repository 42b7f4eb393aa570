import { call } from '../call';
import { id, number, oneOf, optional, text } from '../rules';
import { z } from '../schema';
import { EXPORT_FORMATS } from './reports';

/** Maximum number of views that a person can save for a list. */
export const MOST_VIEWS = 20;
/** Maximum number of views that a person can pin, in all lists together. */
export const MOST_PINS = 12;
/** Maximum characters of a name. */
const MAX_NAME = 60;

/** Names of the routes of lists whose views can be mailed, because the list can be exported as a file. */
export const MAILED_LISTS = ['expense-report', 'invoice-report'] as const;

/** Named filters of a list. `list` is the name of the route that shows the list, `query` the query string of the address, without the page. */
export const savedView = z.object({
  id: z.number(),
  list: z.string(),
  name: z.string(),
  query: z.string(),
  /** File format of the mail to the owner on the first of each month, which covers the previous month; null for no mail. */
  mailed_as: z.nullable(z.string()),
  /** Its position in the pinned views of its list, null for a view that is not pinned. Missing from an earlier server, which has no pins. */
  place: z.optional(z.nullable(z.number())),
});
export type SavedView = z.output<typeof savedView>;

const byId = z.object({ id: id() });
const FIELDS = { name: text(MAX_NAME), mailed_as: optional(oneOf(EXPORT_FORMATS)) };
const labels = {
  name: 'field.saved_view.name',
  list: 'field.saved_view.list',
  query: 'field.saved_view.query',
  mailed_as: 'field.saved_view.mailed_as',
  place: 'field.saved_view.place',
} as const;

/** The caller's own saved views, which are available on all of their devices. */
export const savedViews = {
  /** The views of all lists, ordered by name. */
  list: call({
    id: 'A-465',
    method: 'GET',
    path: '/saved-views',
    resource: 'saved-view',
    access: 'signed-in',
    data: z.object({ views: z.array(savedView) }),
  }),
  /** @throws 422 for a duplicate name, and for more than `MOST_VIEWS` of a list */
  create: call({
    id: 'A-466',
    method: 'POST',
    creates: true,
    path: '/saved-views',
    affects: ['saved-view'],
    access: 'signed-in',
    body: z.object({ ...FIELDS, list: text(100), query: optional(text(1000)) }),
    data: savedView,
    success: 'success.added',
    labels,
  }),
  /** Renames a view, and sets how it is mailed. @throws 404; 422 for a duplicate name */
  edit: call({
    id: 'A-467',
    method: 'PUT',
    path: '/saved-views/:id',
    affects: ['saved-view'],
    access: 'signed-in',
    params: byId,
    body: z.object(FIELDS),
    data: savedView,
    success: 'success.updated',
    labels,
  }),
  /**
   * Pins a view in the menu under its list, at position `place` of the pinned views of the list; a higher number means the last position.
   * With `place` null, unpins it. @throws 404; 422 for more than `MOST_PINS`
   */
  pin: call({
    id: 'A-415',
    method: 'PUT',
    path: '/saved-views/:id/pin',
    affects: ['saved-view'],
    access: 'signed-in',
    params: byId,
    body: z.object({ place: optional(number({ min: 0, integer: true })) }),
    data: savedView,
    success: 'success.updated',
    labels,
  }),
  remove: call({
    id: 'A-468',
    method: 'DELETE',
    path: '/saved-views/:id',
    affects: ['saved-view'],
    access: 'signed-in',
    params: byId,
    data: z.object({}),
    success: 'success.deleted',
  }),
};
