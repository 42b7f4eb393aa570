import type { LoadFailed } from '@careloom/shared/ui';
import type { ComponentProps } from 'react';

/** Props of `LoadFailed`. */
export type Failure = ComponentProps<typeof LoadFailed>;

interface Read {
  error: { message: string } | null | undefined;
  refetch: () => Promise<unknown>;
  isFetching: boolean;
}

/** The failure of a card's query, with Retry; undefined if it did not fail. */
export const failureOf = ({ error, refetch, isFetching }: Read): Failure | undefined =>
  error ? { message: error.message, onRetry: () => void refetch(), busy: isFetching } : undefined;
