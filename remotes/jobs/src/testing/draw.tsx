import { setRoutes, type OwnedRoute } from '@careloom/shared/navigation';
import { queryClient, QueryClientProvider } from '@careloom/shared/query';
import { useSession } from '@careloom/shared/session';
import { aUser } from '@careloom/shared/testing';
import { UiProvider } from '@careloom/shared/ui';
import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';

/** Signs in a user and renders a part of the jobs remote like the shell, but without chrome. */
export function draw(part: ReactNode, { as = aUser() }: { as?: ReturnType<typeof aUser> } = {}) {
  queryClient.clear();
  useSession.setState({ user: as, token: as.token, permissions: as.permissions, authenticated: true });
  return render(
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <Suspense>{part}</Suspense>
      </QueryClientProvider>
    </UiProvider>,
  );
}

export { setRoutes, type OwnedRoute };
