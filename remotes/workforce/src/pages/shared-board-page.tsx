import { CODE } from '@careloom/contract/envelope';
import { useRouteParams } from '@careloom/shared/navigation';
import { LoadFailed, Note, Page, PageHeading } from '@careloom/shared/ui';
import styles from './shared-board-page.module.css';
import { Paper } from '../board/paper';
import { PaperSkeleton } from '../board/paper-skeleton';
import { useSharedBoard } from '../board/requests';
import { t } from '../board/texts';

/** The page of a link, without a login: the board of the current week. If the link ends while the page is open, the page shows that. */
export function SharedBoardPage() {
  const { token } = useRouteParams('token');
  const { data: week, error, isFetching, refetch } = useSharedBoard(token);
  const isOver = error?.code === CODE.notFound;
  if (error && (isOver || !week))
    return (
      <Page>
        <PageHeading>{t('board.title')}</PageHeading>
        {isOver ? (
          <Note kind="error">{error.message}</Note>
        ) : (
          <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  return (
    <div className={styles.stage} data-wide>
      {week ? <Paper week={week} /> : <PaperSkeleton />}
    </div>
  );
}
