import type { Call } from '@careloom/contract/call';
import { DataList, type ListDefinition } from '@careloom/shared/list';
import { Page, PageHeading, Skeleton } from '@careloom/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { ExportMenu } from './export-menu';
import { FileBar } from './file-bar';
import type { Report } from './row-words';
import { useFiles } from './use-files';

/** Milliseconds that totals and rows wait for the list of files. */
const PATIENCE = 3_000;

interface ReportPageProps<C extends Call> {
  of: Report;
  title: string;
  /** Number of rows, shown beside the title. */
  count: number | undefined;
  definition: ListDefinition<C>;
  /** The totals, above the rows. */
  children: ReactNode;
}

/** A report: the user's files of it, its totals and its rows. They are shown together, because a file shown later would move the content below. */
export function ReportPage<C extends Call>({ of, title, count, definition, children }: ReportPageProps<C>) {
  const { files, make, isComing } = useFiles(of);
  const isLate = useIsLate();
  return (
    <Page>
      <PageHeading count={count} actions={<ExportMenu onPick={(format) => void make(format)} />}>
        {title}
      </PageHeading>
      {isComing && !isLate ? (
        <Skeleton lines={8} />
      ) : (
        <>
          <FileBar of={of} files={files} />
          {children}
          <DataList definition={definition} />
        </>
      )}
    </Page>
  );
}

/** Whether the page has waited long enough: slow files must not delay the totals. */
function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
