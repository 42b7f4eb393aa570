import { menuMessages } from '@careloom/contract/messages/menu';
import { render, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { addTexts, MENU } from '../src/i18n/index';
import { AddressLink, AppRouter } from '../src/navigation/index';
import { queryClient, QueryClientProvider } from '../src/query/index';
import { setUser } from '../src/session/store';
import type { SessionUser } from '../src/session/stored-user';
import { UiProvider } from '../src/ui/index';

interface DrawOptions {
  /** Signed in before the part is rendered; without it the session stays as the test has set it. */
  as?: SessionUser;
}

// In the product, the shell adds the menu labels of all remotes.
addTexts(MENU, menuMessages);

/** Renders a part of the shell or of a remote in the providers of the page, without the chrome. Nothing is cached from an earlier test. */
export function draw(part: ReactNode, { as }: DrawOptions = {}): RenderResult {
  queryClient.clear();
  if (as) setUser(as);
  return render(
    <UiProvider link={AddressLink}>
      <QueryClientProvider client={queryClient}>
        <AppRouter>
          <Suspense>{part}</Suspense>
        </AppRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
}

/** A user who types and clicks without pauses. */
export const user = userEvent.setup({ delay: null });
