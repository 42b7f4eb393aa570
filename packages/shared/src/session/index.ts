/**
 * Who is signed in and what they may do. Permissions only hide elements: the server enforces them.
 * @example
 * ```tsx
 * import { Can, useSession } from '@careloom/shared/session';
 *
 * export function Greeting() {
 *   const name = useSession(({ user }) => user?.first_name);
 *   return (
 *     <p>
 *       Hello {name}. <Can permission="job-create">Post a job.</Can>
 *     </p>
 *   );
 * }
 * ```
 */
export { allows, Can, can, useCan, type CanProps, type Needed } from './can';
export { endSession, type EndReason } from './end-session';
export { areaOf, dashboardOf, restoreSession, signIn } from './sign-in';
export { refreshPermissions, signOut, watchSession } from './current-session';
export { session, useSession, type Session } from './store';
export { STORAGE_KEY, type SessionUser } from './stored-user';
