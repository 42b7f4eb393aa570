import { ApiFailure } from '@careloom/shared/http';
import type { LoadFailed } from '@careloom/shared/ui';
import type { ComponentProps } from 'react';

/** Props of `LoadFailed`. */
export type Failure = ComponentProps<typeof LoadFailed>;

interface Read {
  data: unknown;
  error: Error | null | undefined;
  refetch: () => Promise<unknown>;
  isFetching: boolean;
}

/** Whether old data stays visible, because only the connection failed. The bar at the bottom shows the age of the data. */
const isOld = ({ data, error }: Pick<Read, 'data' | 'error'>) => data !== undefined && error instanceof ApiFailure && error.code === 0;

/** The failure of a card's query, with Retry; undefined if it did not fail. */
export const failureOf = ({ data, error, refetch, isFetching }: Read): Failure | undefined =>
  error && !isOld({ data, error }) ? { message: error.message, onRetry: () => void refetch(), busy: isFetching } : undefined;
