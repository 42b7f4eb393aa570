import { describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../testing/a-user';
import { aRoute } from '../../testing/routes';
import { ApiFailure, type Failed } from '../http/index';
import { Pencil } from 'lucide-react';
import { setRoutes } from '../navigation/index';
import { signIn } from '../session/index';
import { UiProvider } from '../ui/index';
import { DetailHeading, DetailPage, type Loaded } from './index';

interface Thing {
  name: string;
}

const failure = (code: number, message: string) => new ApiFailure({ ok: false, code, message, errors: {} } satisfies Failed);

const show = (query: Partial<Loaded<Thing>>) => {
  const refetch = jest.fn();
  render(
    <UiProvider>
      <DetailPage
        query={{ data: undefined, isPending: false, isFetching: false, error: null, refetch, ...query }}
        heading={({ name }) => ({ name, facts: [{ icon: Pencil, label: 'House', value: 'Banksia House' }] })}
        tabs={() => [
          { label: 'Overview', href: '/' },
          { label: 'Applicants', href: '/applicants', count: 9 },
        ]}
      >
        {({ name }) => <p>All of {name}</p>}
      </DetailPage>
    </UiProvider>,
  );
  return refetch;
};

describe('the page of a record', () => {
  test('has its name as heading, its facts with labels, and tabs with the current one marked', () => {
    show({ data: { name: 'Weekend community access' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Weekend community access' })).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('House: Banksia House');
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /Applicants/ })).not.toHaveAttribute('aria-current');
    expect(screen.getByText('All of Weekend community access')).toBeInTheDocument();
  });

  test('of a place has a square avatar before the name', () => {
    render(<DetailHeading name="Banksia House" place />);
    expect(document.querySelector('.cl-detailhead > .cl-place')).toBeInTheDocument();
  });

  test('has its menu in the corner when there is no button beside it', () => {
    const more = [{ label: 'Delete', onPick: jest.fn() }];
    const { rerender } = render(<DetailHeading name="Banksia House" more={more} />, { wrapper: UiProvider });
    expect(document.querySelector('.cl-detailhead')).toHaveClass('cl-menu-alone');
    rerender(<DetailHeading name="Banksia House" more={more} actions={<button type="button">Edit</button>} />);
    expect(document.querySelector('.cl-detailhead')).not.toHaveClass('cl-menu-alone');
  });

  test('of a missing record shows the message of the server', () => {
    show({ error: failure(404, 'Job not found.') });
    expect(screen.getByRole('heading', { name: 'No Records Found' })).toBeInTheDocument();
    expect(screen.getByText('Job not found.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test('that failed to load can be retried', async () => {
    const refetch = show({ error: failure(500, 'Something went wrong. Please try again.') });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('shows a skeleton only while something is loading', async () => {
    show({ isPending: true });
    const skeleton = screen.getByRole('status');
    expect(skeleton).toHaveClass('cl-early'); // it takes up its space, but is not visible yet
    await waitFor(() => expect(skeleton).not.toHaveClass('cl-early'));
    expect(skeleton).toHaveTextContent('Loading');
  });
});

describe('the link to all changes of a record', () => {
  const showAudited = (permissions: readonly string[], routes = [aRoute('admin', 'settings:audit', '/admin/audit')]) => {
    setRoutes(routes);
    signIn(aUser({ permissions: [...permissions] }));
    const fact = { icon: Pencil, label: 'House', value: 'Banksia House' };
    render(
      <UiProvider>
        <DetailHeading name="Saltbush Cottage" facts={[fact]} changes={{ record: 'houses', id: 2 }} />
      </UiProvider>,
    );
    return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  };

  test('is the last fact, for users who may read the audit', () => {
    expect(showAudited(['audit-read'])).toEqual(['House: Banksia House', 'Audit log: All changes']);
    expect(screen.getByRole('link', { name: 'All changes' })).toHaveAttribute('href', '/admin/audit?record=houses&record_id=2');
  });

  test('is missing for other users, and while no remote shows the audit', () => {
    expect(showAudited(['house-read'])).toEqual(['House: Banksia House']);
    cleanup();
    expect(showAudited(['audit-read'], [])).toEqual(['House: Banksia House']);
  });
});
