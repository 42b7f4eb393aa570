import { Archive, CalendarDays, Clock, House, Pencil, UserRound } from 'lucide-react';
import { DetailPage, History, Overview } from '../../detail/index';
import { Button, Card, Facts, Ledger, State, Who } from '../../ui/index';
import { jobsPage } from '../data/jobs';

const nothing = () => undefined;
const [job] = jobsPage(1).items;
const query = { data: job, isPending: false, isFetching: false, error: null, refetch: nothing };

/** A job's page with loaded data. */
export function JobDetails() {
  return (
    <DetailPage
      query={query}
      heading={(shown) => ({
        name: shown.name,
        tag: <State of="job" value={shown.status} />,
        facts: [
          { icon: House, label: 'House', value: 'Parramatta house, NSW 2150' },
          { icon: CalendarDays, label: 'Dates', value: '21 Nov 2026 – ongoing' },
          { icon: Clock, label: 'Hours', value: '14.00 h a week, Sat and Sun' },
          { icon: UserRound, label: 'Posted By', value: 'Margaret Okafor' },
        ],
        actions: (
          <>
            <Button>
              <Pencil aria-hidden />
              Edit Job
            </Button>
            <Button>
              <Archive aria-hidden />
              Archive
            </Button>
          </>
        ),
        more: [
          { label: 'Edit', icon: Pencil, onPick: nothing },
          { label: 'Archive', icon: Archive, stops: true, onPick: nothing },
        ],
      })}
      tabs={() => [
        { label: 'Overview', href: location.pathname },
        { label: 'Applicants', href: '/applicants', count: 9 },
        { label: 'Invoices', href: '/invoices', count: 0 },
        { label: 'Expenses', href: '/expenses', count: 0 },
      ]}
    >
      {(shown) => (
        <Overview
          aside={
            <>
              <Card title="Applicants" count={9}>
                <Who name="Grace Kim" line="Merrylands NSW · 4.1 km" />
              </Card>
              <Card title="History">
                <History
                  knots={[
                    { key: 1, title: 'Posted', line: '1 Nov 2026, Margaret Okafor' },
                    { key: 2, title: 'First applicant', line: '3 Nov 2026, Grace Kim', tone: 'open' },
                    { key: 3, title: 'Rejected', line: '5 Nov 2026', tone: 'stopped' },
                    { key: 4, title: 'Starts', line: '21 Nov 2026', toCome: true },
                  ]}
                />
              </Card>
              <Card title="Amounts">
                <Ledger
                  facts={[
                    { label: 'Sub Total', value: '$1,024.80' },
                    { label: 'Less Amount Paid', value: '$24.80' },
                    { label: 'Amount Due', value: '$1,000.00' },
                  ]}
                />
              </Card>
            </>
          }
        >
          <Card title="Job Details">
            <Facts
              facts={[
                { label: 'Type', value: 'Ongoing' },
                { label: 'Weekly Support Hours', value: '14.00 h' },
                { label: 'Number of Workers', value: 2 },
                { label: 'End Date', value: null },
                { label: 'Description', value: shown.description, whole: true },
              ]}
            />
          </Card>
        </Overview>
      )}
    </DetailPage>
  );
}
