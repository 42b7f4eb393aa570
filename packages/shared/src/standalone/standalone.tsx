import type { Manifest, ManifestRoute } from '@careloom/contract/manifest';
import { AREAS, type UserType } from '@careloom/contract/permissions';
import { fillPath } from '@careloom/contract/route-paths';
import { useEffect, type ReactNode } from 'react';
import { AddressLink, AppRouter } from '../navigation/index';
import { QueryClientProvider, queryClient } from '../query/index';
import { startRealtime } from '../realtime/index';
import { useSession, watchSession } from '../session/index';
import { Link, PageToasts, UiProvider } from '../ui/index';

interface Visitor {
  user_type: UserType;
  permissions: readonly string[];
}

/** Pages that the visitor may open and whose address has no parameters. */
function placesOf({ routes }: Manifest, { user_type, permissions }: Visitor): { title: string; path: string }[] {
  const area = AREAS[user_type];
  const isOpen = ({ area: of, permission }: ManifestRoute) =>
    (of === area || of === 'shared') && (permission === null || permissions.includes(permission));
  return routes
    .filter((route) => isOpen(route) && route.path.split('/').every((part) => !part.startsWith(':') || part === ':type'))
    .map(({ title, path }) => ({ title, path: path.includes(':type') ? fillPath(path, { type: area }) : path }));
}

export const firstPlace = (manifest: Manifest, user: Visitor): string => placesOf(manifest, user)[0]?.path ?? '/';

/** The accounts that the page can sign in, and their common password, as configured when the server was started. */
export interface DemoAccounts {
  accounts: readonly { email: string; role: string }[];
  password: string;
}

interface StandaloneProps {
  manifest: Manifest;
  accounts: DemoAccounts['accounts'];
  children: ReactNode;
}

/** The providers of a page, with a row of links in place of the shell. */
export function Standalone({ manifest, accounts, children }: StandaloneProps) {
  const user = useSession((session) => session.user);
  useEffect(watchSession, []);
  useEffect(() => startRealtime(() => undefined), []);
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider link={AddressLink}>
        <AppRouter>
          <nav aria-label={manifest.name}>
            {user &&
              placesOf(manifest, user).map(({ title, path }) => (
                <span key={path}>
                  <Link href={path}>{title}</Link>{' '}
                </span>
              ))}
          </nav>
          <nav aria-label="accounts">
            {accounts.map(({ email, role }) => (
              <a key={email} href={`/?as=${email}`} aria-current={email === user?.email}>
                {role}{' '}
              </a>
            ))}
          </nav>
          <main id="main" className="cl-main">
            {children}
          </main>
          <PageToasts />
        </AppRouter>
      </UiProvider>
    </QueryClientProvider>
  );
}
