import type { LoadFailed } from '@careloom/shared/ui';
import type { ComponentProps } from 'react';

/** What `LoadFailed` is given. */
export type Failure = ComponentProps<typeof LoadFailed>;

interface Read {
  error: { message: string } | null | undefined;
  refetch: () => Promise<unknown>;
  isFetching: boolean;
}

/** How a card tells that its query failed, with Retry; undefined where it did not. */
export const failureOf = ({ error, refetch, isFetching }: Read): Failure | undefined =>
  error ? { message: error.message, onRetry: () => void refetch(), busy: isFetching } : undefined;
