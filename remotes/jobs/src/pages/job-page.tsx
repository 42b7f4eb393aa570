import type { Job } from '@careloom/contract/resources/jobs';
import { DetailPage } from '@careloom/shared/detail';
import { hrefOf, Outlet, useBreadcrumb, useGoTo, useIdParams } from '@careloom/shared/navigation';
import { can } from '@careloom/shared/session';
import { Button } from '@careloom/shared/ui';
import { ACTION_LOOKS } from '../job/actions';
import { useJobArea } from '../job/area';
import { headingFacts } from '../job/facts';
import { JobTag } from '../job/tags';
import { useJob } from '../job/requests';
import { actionsFor, type JobAction } from '../job/rules';
import { t } from '../job/texts';
import { useJobDialogs } from './job-dialogs';

/** A job's page with its dialogs. After the job is deleted, it navigates to the list. */
export function JobPage() {
  const goTo = useGoTo();
  const { routes } = useJobArea();
  const { act, dialogs } = useJobDialogs(() => goTo(routes.list, {}, { replace: true }));
  return (
    <>
      <JobLayout onAct={act} />
      {dialogs}
    </>
  );
}

type OnAct = (action: JobAction, job: Job) => void;

/** The layout of a job's tabs: name, state, facts and actions above, then the tabs. */
function JobLayout({ onAct }: { onAct: OnAct }) {
  const { id } = useIdParams('id');
  const { routes } = useJobArea();
  const job = useJob(id);
  useBreadcrumb({ 'job name': job.data?.name });
  const tab = (route: 'overview' | 'applicants' | 'invoices' | 'expenses') => hrefOf(routes[route], { id });
  return (
    <DetailPage
      query={job}
      heading={(data) => ({
        name: data.name,
        tag: <JobTag job={data} />,
        facts: headingFacts(data),
        ...actsOn(data, onAct),
        changes: { record: 'jobs', id: data.id },
      })}
      tabs={({ applicants_count }) => [
        { label: t('jobs.overview'), href: tab('overview') },
        { label: t('jobs.applicants'), href: tab('applicants'), count: applicants_count },
        { label: t('jobs.invoices'), href: tab('invoices') },
        { label: t('jobs.expenses'), href: tab('expenses') },
      ]}
    >
      {() => <Outlet />}
    </DetailPage>
  );
}

/** Buttons for the usual actions; destructive ones are in the menu. */
function actsOn(job: Job, onAct: OnAct) {
  const allowed = actionsFor(job, can);
  const usual = allowed.filter((action) => !ACTION_LOOKS[action].stops);
  const actions = usual.map((action) => {
    const { label, icon: Icon } = ACTION_LOOKS[action];
    return (
      <Button key={action} onClick={() => onAct(action, job)}>
        <Icon aria-hidden />
        {t(label)}
      </Button>
    );
  });
  const more = allowed
    .filter((action) => ACTION_LOOKS[action].stops)
    .map((action) => {
      const { label, icon } = ACTION_LOOKS[action];
      return { label: t(label), icon, stops: true, onPick: () => onAct(action, job) };
    });
  return { ...(actions.length > 0 && { actions }), more };
}
