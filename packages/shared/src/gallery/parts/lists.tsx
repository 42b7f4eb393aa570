import { jobs, type Job } from '@careloom/contract/resources/jobs';
import { Archive, Copy, Download, Pencil } from 'lucide-react';
import { formatDate, formatDecimal } from '../../format/index';
import { DataList, defineList, ListPage, type ListDefinition } from '../../list/index';
import { AvatarStack, Button, State } from '../../ui/index';
import { Part } from './part';

const nothing = () => undefined;
const TYPES: Record<string, string> = {
  once_off: 'Once Off/One Time',
  ongoing: 'Ongoing',
  casual: 'Casual',
  casual_full_time: 'Casual Full Time',
  full_time: 'Full Time',
};

const definition = defineList({
  call: jobs.list,
  caption: 'All Jobs',
  keyOf: (job) => job.id,
  nameOf: (job) => job.name,
  hrefOf: (job) => `#job-${job.id}`,
  columns: [
    { key: 'name', head: 'Name/Title', place: 'title', sort: 'name', cell: (job) => <span className="cl-two">{job.name}</span> },
    {
      key: 'house',
      head: 'Location (House)',
      place: 'line',
      cell: ({ house }) => (
        <>
          <div className="cl-ell">{house.name}</div>
          <div className="cl-line cl-ell">{`${house.suburb} ${house.state} ${house.post_code}`}</div>
        </>
      ),
    },
    { key: 'type', head: 'Type', drop: 2, cell: (job) => TYPES[job.type] },
    { key: 'start', head: 'Start Date', number: true, sort: 'start_date', cell: (job) => formatDate(job.start_date) },
    {
      key: 'hours',
      head: 'Weekly Hours',
      number: true,
      cell: (job) => (
        <>
          {formatDecimal(job.weekly_hours)}
          <span className="cl-phone-only"> h</span>
        </>
      ),
    },
    { key: 'people', head: 'Applicants', number: true, drop: 3, place: 'aside', cell: faces },
    { key: 'status', head: 'Status', place: 'tag', cell: (job) => <State of="job" value={job.status} /> },
  ],
  sort: { by: 'start_date', dir: 'desc' },
  filters: [
    {
      kind: 'select',
      name: 'status',
      label: 'Status',
      multiple: true,
      options: ['open', 'assigned', 'closed'].map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
    },
    { kind: 'select', name: 'type', label: 'Type', options: Object.entries(TYPES).map(([value, label]) => ({ value, label })) },
    { kind: 'range', label: 'Start Date', from: 'from', to: 'to' },
  ],
  actions: () => [
    { label: 'Edit', icon: Pencil, href: '#edit' },
    { label: 'Copy', icon: Copy, onPick: nothing },
    { label: 'Archive', icon: Archive, stops: true, onPick: nothing },
  ],
  bulk: [
    { label: 'Archive', icon: Archive, onPick: nothing },
    { label: 'Export', icon: Download, onPick: nothing },
  ],
});

function faces(job: Job) {
  return (
    <div className="cl-row">
      <AvatarStack people={job.applicants.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }))} />
      <b>{job.applicants_count}</b>
    </div>
  );
}

/** The jobs list as a page, with data of the gallery's fake server. */
export function JobsPage() {
  return (
    <ListPage
      title="All Jobs"
      definition={definition}
      primary={{ label: 'Post a Job', href: '#post' }}
      actions={
        <Button>
          <Download aria-hidden />
          Export
        </Button>
      }
    />
  );
}

type JobList = ListDefinition<typeof jobs.list>;

/** `bulk` is used on the page only: the other states have no selection. */
const asked = (house_id: number, empty?: JobList['empty']): JobList => {
  const { bulk: _bulk, ...rest } = definition;
  return { ...rest, input: { house_id }, ...(empty && { empty }) };
};

/** Lists that are dense (in a tab), loading, failed, or empty. */
export function ListStates() {
  return (
    <>
      <Part name="Dense, as in a tab">
        <DataList definition={asked(1)} prefix="dense-" dense />
      </Part>
      <Part name="Waiting">
        <DataList definition={asked(2)} prefix="waiting-" dense />
      </Part>
      <Part name="Failed">
        <DataList definition={asked(3)} prefix="failed-" />
      </Part>
      <Part name="Empty">
        <DataList
          definition={asked(4, { why: 'No job has been posted yet.', action: <Button variant="soft">Post a Job</Button> })}
          prefix="empty-"
          dense
        />
      </Part>
    </>
  );
}
