import { DetailPage, Overview } from '@careloom/shared/detail';
import { formatDate } from '@careloom/shared/format';
import { navigate, useBreadcrumb, useIdParams, useRouteParams } from '@careloom/shared/navigation';
import { useCan, useSession } from '@careloom/shared/session';
import { Note } from '@careloom/shared/ui';
import { AmountCard } from '../amount/amount-card';
import { useAnswers, WaitingPlace } from '../own-shift/answers';
import { AskAbout } from '../own-shift/ask-about';
import { isReplaceable, useReplacement } from '../replacement/use-replacement';
import { actsOn } from '../shift/acts';
import { ComparedCard } from '../shift/compared-card';
import { ShiftFactsCard } from '../shift/facts-card';
import { useNeighbours } from '../shift/from-list';
import { headingOf } from '../shift/heading';
import { ShiftHistoryCard } from '../shift/history-card';
import { useApproveShifts, useShift } from '../shift/requests';
import { barOf, type ShiftAct } from '../shift/rules';
import { Reviewing } from '../shift/reviewing';
import { TrailCard } from '../shift/trail-card';
import { useShiftKeys } from '../shift/use-shift-keys';
import { hrefOfList, type ShiftView } from '../shift/view';
import { t } from '../shift/texts';
import { useShiftDialogs } from './shift-dialogs';
import { useShiftForms } from './shift-forms';

const stepTo = (href: string | null) => (href === null ? null : () => navigate(href));

/** The page of a shift: its cost explained, its plan, and its state. A approves it, the arrows open its neighbours. */
export function ShiftPage() {
  const { id } = useIdParams('id');
  const view: ShiftView = useRouteParams('shiftType').shiftType === 'log' ? 'log' : 'schedule';
  const query = useShift(id);
  const neighbours = useNeighbours(id, view);
  const { ask, dialogs } = useShiftDialogs();
  const { edit, form } = useShiftForms();
  const { run: approve, pending } = useApproveShifts();
  const own = useCan('worker-dashboard');
  const { answersOf, answerDialogs } = useAnswers(() => navigate(hrefOfList('schedule'), { replace: true }));
  const mayPlan = useCan('shift-create');
  const { open: findWorker, panel } = useReplacement();
  const shift = query.data;
  const userId = useSession().user?.id ?? 0;
  const acts = shift ? actsOn(shift) : [];
  const bar = shift && acts.includes('approve') ? barOf(shift, userId) : null;
  useBreadcrumb({ shift: shift && t('shift.named', { day: formatDate(shift.date), house: shift.house.name }) });
  const onApprove = async () => {
    const { ok } = await approve({ ids: [id] });
    if (ok && neighbours.review) navigate(neighbours.next ?? hrefOfList('log'));
  };
  const act = (chosen: ShiftAct) => {
    if (chosen === 'approve') return void onApprove();
    if (shift)
      ask(chosen, [shift], chosen === 'delete' && view === 'schedule' ? () => navigate(hrefOfList(view), { replace: true }) : undefined);
  };
  const mayApprove = acts.includes('approve') && bar === null && !pending;
  useShiftKeys({
    ArrowLeft: stepTo(neighbours.previous),
    ArrowRight: stepTo(neighbours.next),
    a: mayApprove ? () => act('approve') : null,
  });
  return (
    <>
      <DetailPage
        query={query}
        heading={(data) =>
          headingOf(data, {
            acts: bar ? acts.filter((one) => one !== 'approve') : acts,
            act,
            edit,
            neighbours,
            answers: own ? answersOf(data) : [],
            onReplace: mayPlan && isReplaceable(data, new Date()) ? () => findWorker(id) : null,
          })
        }
      >
        {(data) => (
          <>
            {own && <WaitingPlace />}
            <Reviewing review={neighbours.review} mayApprove={mayApprove} />
            {bar && <Note kind="info">{t(`shift.trail.${bar}`)}</Note>}
            {data.awaits_worker === 1 && <Note kind="warning">{t('shift.trail.returned')}</Note>}
            <TrailCard shift={data} />
            <Overview
              aside={
                <>
                  <ComparedCard shift={data} />
                  <ShiftHistoryCard shift={data} />
                </>
              }
            >
              <AmountCard {...data} />
              {own && <AskAbout leader={data.leader} />}
              <ShiftFactsCard shift={data} />
            </Overview>
          </>
        )}
      </DetailPage>
      {dialogs}
      {answerDialogs}
      {form}
      {panel}
    </>
  );
}
