import { AddressLink, AppRouter } from '@careloom/shared/navigation';
import { queryClient, QueryClientProvider } from '@careloom/shared/query';
import { UiProvider } from '@careloom/shared/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

/** Renders a part of the shell in the providers that the page gives it. */
export const draw = (children: ReactNode) =>
  render(
    <UiProvider link={AddressLink}>
      <QueryClientProvider client={queryClient}>
        <AppRouter>{children}</AppRouter>
      </QueryClientProvider>
    </UiProvider>,
  );

/** A user who types and clicks without pauses. */
export const user = userEvent.setup({ delay: null });
