import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { aRoute } from '../../../testing/routes';
import { subscribe } from '../../events/index';
import { navigate } from '../history/navigator';
import { useBreadcrumb } from '../hooks/page-hooks';
import { usePathname, useQueryParams, useRouteParams } from '../hooks/use-location';
import { onPrefetch, RouteLink } from '../route-link';
import { setRoutes } from '../table/route-table';
import { AppRouter } from './app-router';
import { forgetFailedPages, lazyPage } from './lazy-page';
import { nested, PageFrameContext, remoteApp } from './remote-app';

const List = () => {
  const [query, change] = useQueryParams();
  return <button onClick={() => change({ page: 2 })}>page {query.get('page') ?? 1}</button>;
};

function Layout() {
  const { id } = useRouteParams('id');
  const [opened] = useState(() => id);
  return (
    <>
      <h1>
        job {id}, opened as {opened}
      </h1>
      <Outlet />
    </>
  );
}

const App = remoteApp('jobs', {
  jobs: List,
  'job-details': nested(Layout, {
    'job-details-overview': () => <p>overview</p>,
    'job-applicants': () => <p>applicants</p>,
  }),
});

beforeEach(() => {
  setRoutes([
    aRoute('admin', 'jobs', '/admin/jobs'),
    aRoute('admin', 'job-details', '/admin/jobs/detail/:id'),
    aRoute('admin', 'job-details-overview', '/admin/jobs/detail/:id/overview'),
    aRoute('admin', 'job-applicants', '/admin/jobs/detail/:id/applicants'),
  ]);
  navigate('/admin/jobs', { replace: true });
});

const draw = (children: ReactNode) => render(<AppRouter>{children}</AppRouter>);
const go = (to: string) => act(() => navigate(to));

describe('the app of a remote', () => {
  test('renders the page of the address, and updates its query in place', async () => {
    draw(<App />);
    await userEvent.click(screen.getByRole('button', { name: 'page 1' }));
    expect(screen.getByRole('button', { name: 'page 2' })).toBeVisible();
    expect(window.location.search).toBe('?page=2');
  });

  test('removes a page and reacts to the click before it renders the next page', () => {
    const done: string[] = [];
    const page = (text: string) => () => {
      useEffect(() => {
        done.push(`${text} there`);
        return () => void done.push(`${text} gone`);
      }, []);
      return <p>{text}</p>;
    };
    const Two = remoteApp('jobs', { jobs: page('list'), 'job-details': page('record') });
    const Menu = () => {
      const pathname = usePathname();
      useEffect(() => void done.push(`menu at ${pathname}`), [pathname]);
      return null;
    };
    draw(
      <PageFrameContext.Provider value={(framed) => <section>{framed}</section>}>
        <Two />
        <Menu />
      </PageFrameContext.Provider>,
    );
    done.length = 0;
    go('/admin/jobs/detail/7');
    expect(done).toEqual(['list gone', 'menu at /admin/jobs/detail/7', 'record there']);
    expect(screen.getByText('record').parentElement?.tagName).toBe('SECTION');
  });

  test('keeps the shared parts of tabs while one tab replaces another', () => {
    draw(<App />);
    go('/admin/jobs/detail/7/overview');
    expect(screen.getByText('overview')).toBeVisible();
    go('/admin/jobs/detail/7/applicants');
    expect(screen.getByText('applicants')).toBeVisible();
    expect(screen.getByRole('heading')).toHaveTextContent('job 7, opened as 7');
  });
});

describe('a link', () => {
  test('navigates in place, and prefetches its chunk on hover or focus', async () => {
    const warmed = jest.fn();
    onPrefetch(warmed);
    draw(
      <>
        <RouteLink to="job-applicants" params={{ id: 7 }} query={{ page: 2 }}>
          Applicants
        </RouteLink>
        <App />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Applicants' });
    expect(link).toHaveAttribute('href', '/admin/jobs/detail/7/applicants?page=2');
    await userEvent.click(link);
    expect(screen.getByText('applicants')).toBeVisible();
    expect(warmed).toHaveBeenCalledWith('/admin/jobs/detail/7/applicants');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])('leaves a click with %p to the browser', (how) => {
    draw(<RouteLink to="jobs">Jobs</RouteLink>);
    go('/elsewhere');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    screen.getByRole('link').dispatchEvent(click);
    expect([click.defaultPrevented, window.location.pathname]).toEqual([false, '/elsewhere']);
  });
});

test('a page resolves the parameters of its breadcrumb, once for each value, and not before it is known', () => {
  const Named = ({ name }: { name?: string }) => {
    useBreadcrumb({ 'job name': name });
    return null;
  };
  const received: unknown[] = [];
  const unsubscribe = subscribe('breadcrumb.resolved@1', ({ values }) => received.push(values));
  const { rerender } = render(<Named />);
  rerender(<Named name="Night support" />);
  rerender(<Named name="Night support" />);
  unsubscribe();
  expect(received).toEqual([{ 'job name': 'Night support' }]);
});

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

describe('a page in a chunk of its own', () => {
  const Page = () => <p>there</p>;
  const drawLazy = async (Lazy: () => ReactNode) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.useFakeTimers();
    const drawn = render(
      <Boundary>
        <Suspense fallback="coming">
          <Lazy />
        </Suspense>
      </Boundary>,
    );
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    jest.useRealTimers();
    return drawn;
  };

  test('is retried once automatically', async () => {
    const load = jest.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(new Error('dropped')).mockResolvedValue(Page);
    await drawLazy(lazyPage(load) as () => ReactNode);
    expect(screen.getByText('there')).toBeVisible();
  });

  test('is loaded again after it failed and was forgotten', async () => {
    const load = jest.fn<() => Promise<typeof Page>>().mockRejectedValue(new Error('gone'));
    const Lazy = lazyPage(load) as () => ReactNode;
    const { unmount } = await drawLazy(Lazy);
    expect(screen.getByText('failed')).toBeVisible();
    unmount();
    load.mockResolvedValue(Page);
    forgetFailedPages();
    await drawLazy(Lazy);
    expect(screen.getByText('there')).toBeVisible();
  });
});
