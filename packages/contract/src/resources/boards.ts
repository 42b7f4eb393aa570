import { call } from '../call';
import { bit, day, fileUrl, instant, named, person } from '../entities';
import { date, id, oneOf, optional, text } from '../rules';
import { z } from '../schema';

/** The rows of a board. A night belongs to the day on which it begins. */
export const PARTS_OF_DAY = ['morning', 'afternoon', 'night'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** The pictures of an outing, for residents who do not read. */
export const OUTING_SYMBOLS = ['bus', 'basket', 'trophy', 'meal', 'music', 'park'] as const;

/** Days for which a link works. */
export const LINK_DAYS = 7;

/** A worker on the board: the name by which residents know them, without a surname, and a picture. */
const boardPerson = z.object({ name: z.string(), picture_url: fileUrl });
export type BoardPerson = z.output<typeof boardPerson>;

const publicOuting = z.object({ title: z.string(), symbol: z.string() });
const boardOuting = z.extend(publicOuting, { id: z.number() });
export type BoardOuting = z.output<typeof boardOuting>;

/** A part of a day. `is_open`: it has a planned shift without a worker. */
const partWith = <Outing extends z.ZodMiniType>(outing: Outing) =>
  z.object({ part: z.string(), people: z.array(boardPerson), is_open: bit, outing: z.nullable(outing) });

/** A week from Monday to Sunday. `today` is in the time zone of the house. `sleeps`: all night shifts with a worker are sleep overs. */
const weekWith = <Outing extends z.ZodMiniType>(outing: Outing) =>
  z.object({
    from: day,
    to: day,
    today: day,
    sleeps: bit,
    days: z.array(z.object({ date: day, parts: z.array(partWith(outing)) })),
  });

export const board = z.extend(weekWith(boardOuting), {
  house: named,
  /** The contact for questions; null while the house has no leader. */
  leader: z.nullable(z.extend(boardPerson, { contact_no: z.nullable(z.string()) })),
});
export type Board = z.output<typeof board>;

/** The board as a link shows it without a login: names and pictures, without phone numbers and ids. */
export const publicBoard = z.extend(weekWith(publicOuting), {
  house: z.object({ name: z.string() }),
  leader: z.nullable(boardPerson),
});
export type PublicBoard = z.output<typeof publicBoard>;

/** An outing of a house: at most one in each part of a day. */
export const outing = z.object({ id: z.number(), date: day, part: z.string(), title: z.string(), symbol: z.string() });
export type Outing = z.output<typeof outing>;

/** Maximum characters of the title, which fill two lines of a cell. */
export const MAX_OUTING_TITLE = 24;

export const outingBody = z.object({
  date: date(),
  part: oneOf(PARTS_OF_DAY),
  title: text(MAX_OUTING_TITLE),
  symbol: oneOf(OUTING_SYMBOLS),
});
export type OutingBody = z.output<typeof outingBody>;

export const outingLabels = {
  date: 'field.outing.date',
  part: 'field.outing.part',
  title: 'field.outing.title',
  symbol: 'field.outing.symbol',
} as const;
const outingDays = { date: 'planned' } as const;

export const LINK_STATUSES = ['active', 'expired', 'revoked'] as const;

/** A link to the board of a house, without the secret part of its address. */
export const boardLink = z.object({
  id: z.number(),
  status: z.string(),
  made_by: person,
  created_at: instant,
  expires_at: instant,
  revoked_at: z.nullable(instant),
});
export type BoardLink = z.output<typeof boardLink>;

/** Includes the address, which only this response contains. */
const madeLink = z.extend(boardLink, { url: z.string() });
export type MadeLink = z.output<typeof madeLink>;

const ofHouse = z.object({ id: id() });
const byId = z.object({ id: id(), n: id() });

/** The board of a house: which worker comes when, for its residents. */
export const boards = {
  /** @param day any day of the week; by default today */
  get: call({
    id: 'A-260',
    method: 'GET',
    path: '/house/:id/board',
    resource: 'board',
    access: ['whos-coming-read'],
    params: ofHouse,
    query: z.object({ day: optional(date()) }),
    data: board,
  }),
  createOuting: call({
    id: 'A-261',
    method: 'POST',
    creates: true,
    path: '/house/:id/outings',
    affects: ['board'],
    access: ['whos-coming-write'],
    params: ofHouse,
    body: outingBody,
    data: outing,
    success: 'success.added',
    labels: outingLabels,
    days: outingDays,
  }),
  updateOuting: call({
    id: 'A-262',
    method: 'PUT',
    path: '/house/:id/outings/:n',
    affects: ['board'],
    access: ['whos-coming-write'],
    params: byId,
    body: outingBody,
    data: outing,
    success: 'success.updated',
    labels: outingLabels,
    days: outingDays,
  }),
  removeOuting: call({
    id: 'A-263',
    method: 'DELETE',
    path: '/house/:id/outings/:n',
    affects: ['board'],
    access: ['whos-coming-write'],
    params: byId,
    data: z.object({}),
    success: 'success.deleted',
  }),
  /** The latest links, newest first, active and ended. */
  links: call({
    id: 'A-264',
    method: 'GET',
    path: '/house/:id/board-links',
    resource: 'board',
    access: ['whos-coming-write'],
    params: ofHouse,
    data: z.array(boardLink),
  }),
  /** No idempotency key: the address would be stored with the saved response. */
  createLink: call({
    id: 'A-265',
    method: 'POST',
    creates: false,
    path: '/house/:id/board-links',
    affects: ['board'],
    access: ['whos-coming-write'],
    params: ofHouse,
    data: madeLink,
    success: 'success.added',
  }),
  revokeLink: call({
    id: 'A-266',
    method: 'POST',
    creates: false,
    path: '/house/:id/board-links/:n/revoke',
    affects: ['board'],
    access: ['whos-coming-write'],
    params: byId,
    data: boardLink,
    success: 'success.link_revoked',
  }),
  /** The board of a link: the current week, while the link is active. */
  shared: call({
    id: 'A-267',
    method: 'GET',
    path: '/board/:token',
    resource: 'board',
    access: 'public',
    params: z.object({ token: text(64) }),
    data: publicBoard,
  }),
};
