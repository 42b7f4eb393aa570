import { type Shift, shifts } from '@careloom/contract/resources/shifts';
import { t } from '../shift/texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { RosterLink } from '../roster/roster-link';
import { useRouteParams } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { FeedButton } from '../feed/feed-button';
import { uploadAction } from '../import/upload-action';
import { OwnOffers } from '../offers/own-offers';
import { useAnswers, WaitingPlace } from '../own-shift/answers';
import { addAction } from '../shift-form/actions';
import { ACT_LOOKS, allowedActs, rowActions } from '../shift/acts';
import { ApprovalsBar } from '../shift/approvals-bar';
import { shiftColumns } from '../shift/columns';
import { shiftFilters } from '../shift/filters';
import { useKeptList } from '../shift/from-list';
import type { ShiftAct } from '../shift/rules';
import { hrefOfShift, type ShiftView } from '../shift/view';
import { useShiftDialogs } from './shift-dialogs';
import { type ShiftForms, useShiftForms } from './shift-forms';

const titleOf = (view: ShiftView) => t(view === 'log' ? 'menu.timesheet.shift_logs' : 'menu.timesheet.shift_schedule');

type OnAct = (act: ShiftAct, shifts: readonly Shift[], onDone?: () => void) => void;

/** Worked shifts (`/log`) or planned ones (`/schedule`): both views share one path. */
export function ShiftsPage() {
  const view: ShiftView = useRouteParams('shiftType').shiftType === 'log' ? 'log' : 'schedule';
  const { ask, dialogs } = useShiftDialogs();
  const forms = useShiftForms();
  return (
    <>
      <Shifts key={view} view={view} onAct={ask} forms={forms} />
      {dialogs}
      {forms.form}
    </>
  );
}

/** The list, with actions for selected shifts. Logs start with shifts that wait for approval. */
function Shifts({ view, onAct, forms: { add, edit } }: { view: ShiftView; onAct: OnAct; forms: ShiftForms }) {
  const own = useCan('worker-dashboard');
  const mayApprove = useCan('shift-approve');
  const mayUpload = useCan('shift-create');
  const kept = useKeptList(view);
  const { answersOf, answerDialogs } = useAnswers();
  const hrefOfRow = ({ id }: Shift) => hrefOfShift(id, view) + kept;
  const acts = allowedActs().filter((act) => view === 'log' || act === 'delete');
  const definition = defineList({
    call: shifts.list,
    input: { shift_type: view },
    caption: titleOf(view),
    noun: { one: t('records.noun_shift'), many: t('records.noun_shifts') },
    columns: shiftColumns(own),
    keyOf: ({ id }) => id,
    nameOf: ({ name, date }) => `${name} ${date}`,
    hrefOf: hrefOfRow,
    filters: shiftFilters(view),
    sort: { by: 'date', dir: 'desc' },
    actions: (shift: Shift) => [
      ...(own ? answersOf(shift) : []),
      ...rowActions(shift, hrefOfRow(shift), { onAct: (act, one) => onAct(act, [one]), onEdit: edit }),
    ],
    ...(acts.length > 0 && {
      bulk: acts.map((act) => ({
        label: t(ACT_LOOKS[act].label),
        icon: ACT_LOOKS[act].icon,
        onPick: (rows: readonly Shift[], clear: () => void) => onAct(act, rows, clear),
      })),
    }),
  });
  const upload = mayUpload ? uploadAction() : null;
  return (
    <>
      <ListPage
        title={titleOf(view)}
        definition={definition}
        actions={view === 'schedule' && (own ? <FeedButton /> : <RosterLink />)}
        primary={view === 'log' ? upload : add ? addAction(() => add()) : null}
      >
        {own && <WaitingPlace />}
        {view === 'log' && mayApprove && <ApprovalsBar />}
        {view === 'schedule' && <OwnOffers />}
      </ListPage>
      {answerDialogs}
    </>
  );
}
