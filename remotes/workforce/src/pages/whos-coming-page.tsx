import { useBreadcrumb, useIdParams, useQueryParams } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { LoadFailed, Page, PageHeading, Subtext } from '@careloom/shared/ui';
import { Paper } from '../board/paper';
import { PaperSkeleton } from '../board/paper-skeleton';
import { useBoard } from '../board/requests';
import { dayAlone, type OnOuting, withoutPicture } from '../board/shown-week';
import { Toolbar } from '../board/toolbar';
import { inOneLine } from '../board/board-words';
import { t } from '../board/texts';
import styles from '../board/toolbar.module.css';
import { useBoardDialogs } from './board-dialogs';

/** The workers who come to a house in a week, for its residents: on screen, in print, and by a link. */
export function WhosComingPage() {
  const { houseId } = useIdParams('houseId');
  const [query, setQuery] = useQueryParams();
  const isAlone = query.get('show') === 'today';
  const { data: week, error, isFetching, refetch } = useBoard(houseId, isAlone ? null : query.get('day'));
  const { add, edit, openLinks, dialogs } = useBoardDialogs(houseId);
  const mayWrite = useCan('whos-coming-write');
  useBreadcrumb({ 'house name': week?.house.name });
  const onOuting: OnOuting = ({ id, ...outing }, date, part) => id !== undefined && edit({ ...outing, id, date, part });
  const unseen = week && mayWrite ? withoutPicture(week) : [];
  if (error && !week)
    return (
      <Page>
        <PageHeading>{t('board.title')}</PageHeading>
        <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      </Page>
    );
  return (
    <Page>
      <Toolbar
        houseId={houseId}
        week={week}
        isAlone={isAlone}
        onAlone={(alone) => setQuery({ show: alone ? 'today' : null, day: null })}
        onWeek={(day) => setQuery({ day })}
        onOuting={() => add((week && dayAlone(week)?.date) ?? '')}
        onLinks={openLinks}
      />
      {week ? <Paper week={week} alone={isAlone} onOuting={mayWrite ? onOuting : null} /> : <PaperSkeleton />}
      {unseen.length > 0 && (
        <p className={styles.hint}>
          <Subtext>{t('board.no_pictures', { names: inOneLine(unseen) })}</Subtext>
        </p>
      )}
      {dialogs}
    </Page>
  );
}
