import { CODE } from '@careloom/contract/envelope';
import type { ReactNode } from 'react';
import type { ApiFailure } from '../http/index';
import { useCurrentPath, useCurrentRoute } from '../navigation/index';
import { Empty, LoadFailed, Page, PageHeading, Skeleton, TabLinks, WaitsForConnection, type TabLink } from '../ui/index';
import { DetailHeading, type DetailHeadingProps } from './detail-heading';

/** The part of the result of `useCall` and `useDetail` that is needed here. */
export interface Loaded<Data> {
  data: Data | undefined;
  isPending: boolean;
  /** The connection was lost before the record was read. */
  isPaused?: boolean;
  isFetching: boolean;
  error: ApiFailure | Error | null;
  refetch: () => unknown;
}

export interface DetailPageProps<Data> {
  query: Loaded<Data>;
  /** Name, tag, facts, actions. */
  heading: (data: Data) => DetailHeadingProps;
  tabs?: (data: Data) => readonly TabLink[];
  children: (data: Data) => ReactNode;
}

const isMissing = (error: Error | null) => error !== null && 'code' in error && error.code === CODE.notFound;

/** A record's page: a skeleton while loading, the server's message and Retry after a failure, otherwise the record. */
export function DetailPage<Data>({ query, heading, tabs, children }: DetailPageProps<Data>) {
  const path = useCurrentPath();
  const { data, error } = query;
  if (data === undefined) {
    if (error)
      return (
        <Page>
          <NotShown query={query} />
        </Page>
      );
    return <Page>{query.isPaused ? <WaitsForConnection /> : <Skeleton lines={8} />}</Page>;
  }
  const shown = heading(data);
  const links = tabs?.(data);
  return (
    <Page>
      <DetailHeading {...shown} />
      {links && <TabLinks label={shown.name} tabs={links} path={path} />}
      {children(data)}
    </Page>
  );
}

function NotShown<Data>({ query: { error, isFetching, refetch } }: { query: Loaded<Data> }) {
  const title = useCurrentRoute()?.route.title;
  return (
    <>
      {title && <PageHeading>{title}</PageHeading>}
      {isMissing(error) ? (
        <Empty>{error?.message}</Empty>
      ) : (
        <LoadFailed message={error?.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** Two columns: the record on the left, people and history on the right. Stacked on a narrow screen. */
export function Overview({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="cl-overview">
      <div>{children}</div>
      {aside && <div>{aside}</div>}
    </div>
  );
}
