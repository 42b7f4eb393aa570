import { call } from '../call';
import { bit, instant } from '../entities';
import { id } from '../rules';
import { z } from '../schema';

export const DEVICE_KINDS = ['computer', 'phone', 'tablet', 'other'] as const;

/** A device on which the caller is signed in. Browser and system are read from the user agent at login. */
const session = z.object({
  id: z.number(),
  /** 1 for the caller's current session. */
  current: bit,
  kind: z.enum(DEVICE_KINDS),
  /** Without a version: "Chrome". Null if the browser did not report it. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The IP address at login. */
  ip: z.nullable(z.string()),
  created_at: instant,
  /** To within five minutes. */
  last_used_at: instant,
});
export type Session = z.output<typeof session>;

const nothing = z.object({});
const ends = { method: 'POST', creates: false, access: 'signed-in', affects: ['sessions'], data: nothing } as const;

/** The caller's own sessions. */
export const sessions = {
  /** The caller's session first, then by last use. */
  list: call({
    id: 'A-245',
    method: 'GET',
    path: '/auth/sessions',
    resource: 'sessions',
    access: 'signed-in',
    data: z.array(session),
  }),
  end: call({
    ...ends,
    id: 'A-246',
    path: '/auth/sessions/:id/end',
    params: z.object({ id: id() }),
    success: 'success.session_ended',
  }),
  /** Ends all sessions except the caller's. */
  endOthers: call({ ...ends, id: 'A-247', path: '/auth/sessions/end-others', success: 'success.sessions_ended' }),
};
