import { notify } from '../../chrome/index';
import { Button, Empty, FailureCard, LoadFailed, Note, ShuttleLoader, Skeleton, StatCards } from '../../ui/index';
import { Part, Row } from './part';

const nothing = () => undefined;

export function Feedback() {
  return (
    <Part name="Loading, empty, failed">
      <StatCards
        stats={[
          { label: 'Total Active Jobs', value: '38', note: '5 end this month', yarn: 'gum', href: '#1' },
          { label: 'Total Open Jobs', value: '7', note: '23 applicants', yarn: 'lake', href: '#2' },
          { label: 'Shifts This Month', value: '412', note: '31 sleep overs', yarn: 'dusk', href: '#3' },
          { label: 'Expenses This Month', value: '$3,118.45', note: '9 Pending', yarn: 'wattle', href: '#4' },
          { label: 'Invoices This Month', value: '$46,204.80', note: '12 awaiting payment', yarn: 'fern', href: '#5' },
          { label: 'Active Support Workers', value: null, yarn: 'galah', href: '#6' },
        ]}
      />
      <Note kind="info">Ranked by distance and by who knows the house.</Note>
      <Note kind="warning" title="Aroha Ngata-Williams can not be assigned yet.">
        The worker has no service agreement yet, so the job cannot be assigned.
      </Note>
      <Note kind="success">Job archived.</Note>
      <LoadFailed message="Something went wrong on the server." onRetry={nothing} />
      <Row>
        {(['success', 'error', 'warning', 'info'] as const).map((kind) => (
          <Button key={kind} onClick={() => notify(kind, `A toast of kind ${kind}, with a sentence that takes two lines.`)}>
            Toast: {kind}
          </Button>
        ))}
      </Row>
      <ShuttleLoader />
      <Skeleton lines={3} />
      <Empty action={<Button>Clear filters</Button>}>No job matches the filters.</Empty>
      <FailureCard
        failure={{ part: 'timesheets', page: 'Shift Schedule', version: '1.14.2', phase: 'loading', traceId: '7f3a-91c2-0e5d' }}
        onRetry={nothing}
        leave={<Button>Dashboard</Button>}
      />
    </Part>
  );
}
