import type { Manifest, QuickAction, RegistryEntry } from '@careloom/contract/manifest';
import { hideLoader, isLoaderShown, showLoader, useLoader, useView } from '@careloom/shared/chrome';
import { raise } from '@careloom/shared/events';
import { navigate, navigationId } from '@careloom/shared/navigation';
import { queryClient } from '@careloom/shared/query';
import { endSession, session, signIn, type SessionUser } from '@careloom/shared/session';
import { answering, type Asked, aUser, draw, json, user } from '@careloom/shared/testing';
import type { QuickActionProps } from '@careloom/shared/slots';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useRegistry } from '../platform/registry/registry';
import { knowRoutes, remoteRoute } from '../testing/routes';
import type { PageTransition } from '../platform/page-transition/page-transition';
import type { Chrome } from './chrome';

const loaded = jest.fn<() => Promise<unknown>>();
jest.mock('../platform/federation/load-module', () => ({ loadComponent: () => loaded(), loadSource: () => Promise.resolve() }));
jest.mock('@careloom/shared/realtime', () => ({ startRealtime: () => () => undefined }));

const quick = (name: string, label: string, permission: string, order: number): QuickAction => ({
  name,
  label,
  icon: 'plus',
  permission,
  order,
  module: './x',
});
const ROUTES = [
  remoteRoute('admin', 'jobs', '/admin/jobs', 'All Jobs'),
  remoteRoute('admin', 'admin-archived-jobs', '/admin/archived-jobs', 'Archived Jobs'),
  remoteRoute('shared', 'accountSetting', '/:type/account-settings', 'Account Settings'),
];
const manifest: Manifest = {
  name: 'jobs',
  version: '1.0.0',
  needs: { shared: '^1.0.0', contract: '^1.0.0' },
  routes: ROUTES,
  menu: [
    { group: 'jobs', label: 'menu.jobs.all_jobs', icon: 'briefcase', route: 'jobs', permission: 'job-read', area: 'admin', order: 131 },
    {
      group: 'jobs',
      label: 'menu.jobs.archived_jobs',
      icon: 'archive',
      route: 'admin-archived-jobs',
      permission: 'archived-job-read',
      area: 'admin',
      order: 132,
    },
    {
      group: null,
      label: 'menu.account_settings',
      icon: 'settings',
      route: 'accountSetting',
      permission: null,
      area: 'shared',
      order: 210,
    },
  ],
  quickActions: [quick('post-a-job', 'quick.post_a_job', 'job-create', 30), quick('add-house', 'quick.add_house', 'house-create', 10)],
  slots: [],
  permissions: [],
  raises: [],
  hears: [],
};
const JOBS: RegistryEntry = { name: 'jobs', version: '1.0.0', entry: '/jobs.js', integrity: 'sha384-x', manifest };

const ADMIN = { permissions: ['dashboard-read', 'job-read', 'archived-job-read', 'job-create', 'house-create'] };

function server({ url }: Asked) {
  if (url === '/auth/logout') return json(200, {}, 'Logged out successfully.');
  if (url === '/get-participants') return json(200, []);
  return json(200, { key: 'k', cluster: 'ap2', host: null, port: 443, tls: true });
}

let parts: { Chrome: typeof Chrome; PageTransition: typeof PageTransition };
beforeAll(async () => {
  parts = { ...(await import('./chrome')), ...(await import('../platform/page-transition/page-transition')) };
});

function open(changes: Partial<SessionUser> = {}) {
  signIn(aUser({ ...ADMIN, ...changes }));
  const { Chrome, PageTransition } = parts;
  return draw(
    <Chrome>
      <PageTransition>
        <h1 tabIndex={-1}>Page</h1>
      </PageTransition>
    </Chrome>,
  );
}

const header = () => within(screen.getByRole('banner'));
const sidebar = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const there = () => waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible());

beforeEach(() => {
  answering(server);
  useRegistry.setState({ remotes: [JOBS], complete: true });
  knowRoutes(...ROUTES);
  act(() => navigate('/admin', { replace: true, force: true }));
});
afterEach(() => {
  endSession('logout');
  queryClient.clear();
  useLoader.setState({ held: new Map() });
});

describe('the chrome of a page', () => {
  test('R1-044 R1-045 R1-050: the header links the logo to the dashboard and the picture to account settings', async () => {
    open();
    await there();
    expect(header().getByRole('link', { name: 'Careloom' })).toHaveAttribute('href', '/admin');
    expect(header().getByRole('link', { name: 'Account Settings' })).toHaveAttribute('href', '/admin/account-settings');
  });

  test('a page mounted with the chrome is hidden until its navigation ends, to avoid a layout shift', async () => {
    signIn(aUser(ADMIN));
    const { Chrome, PageTransition } = parts;
    const committed: string[] = [];
    const Page = () => {
      useLayoutEffect(() => void committed.push(screen.getByRole('main', { hidden: true }).className), []);
      return <h1 tabIndex={-1}>Page</h1>;
    };
    draw(
      <Chrome>
        <PageTransition>
          <Page />
        </PageTransition>
      </Chrome>,
    );
    expect(committed).toEqual(['cl-main cl-away']);
    await waitFor(() => expect(screen.getByRole('main')).not.toHaveClass('cl-away'));
  });

  test('R1-054 R1-055: the footer has the year and the text', async () => {
    open();
    await there();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} All Rights Reserved`);
  });

  test('R2-283 R2-284: the document title consists of route title and product name', async () => {
    open();
    await there();
    expect(document.title).toBe('Dashboard | Careloom');
    act(() => navigate('/admin/jobs'));
    expect(document.title).toBe('All Jobs | Careloom');
    act(() => navigate('/admin/nowhere'));
    expect(document.title).toBe('Page Not Found | Careloom');
  });

  test('R1-053: the breadcrumb uses values resolved by the page, and drops late ones', async () => {
    const detail = {
      ...remoteRoute('admin', 'job-details-overview', '/admin/jobs/detail/:id/overview', 'Job Details'),
      breadcrumb: 'Dashboard > {job name}',
    };
    knowRoutes(...ROUTES, detail);
    open();
    act(() => navigate('/admin/jobs/detail/7/overview'));
    expect(crumbs()).toEqual(['Dashboard', 'Job Details']);
    act(() => raise('breadcrumb.resolved@1', { navigationId: '0', values: { 'job name': 'Late' } }));
    expect(crumbs()).toEqual(['Dashboard', 'Job Details']);
    act(() => raise('breadcrumb.resolved@1', { navigationId: navigationId(), values: { 'job name': 'Night support' } }));
    expect(crumbs()).toEqual(['Dashboard', 'Night support']);
    await there();
  });

  test('the first link skips to the content', async () => {
    open();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Skip to the page' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('a navigation', () => {
  test('R2-277 R2-278 R2-279: starts with loader, hidden view and progress bar', async () => {
    open();
    await there();
    await waitFor(() => expect(isLoaderShown()).toBe(false));
    act(() => navigate('/admin/jobs'));
    expect(isLoaderShown()).toBe(true);
    expect(useView.getState().shown).toBe(false);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await there();
  });

  test('R2-280 R2-281: ends with the loader hidden, the view shown, and the focus on its heading', async () => {
    open();
    await there();
    act(() => navigate('/admin/jobs'));
    await waitFor(() => expect(useView.getState().shown).toBe(true));
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
    await waitFor(() => expect(isLoaderShown()).toBe(false));
    expect(screen.getByText('Page, page loaded')).toBeInTheDocument();
  });

  test('a change of only the query is no navigation', async () => {
    open();
    await there();
    await waitFor(() => expect(isLoaderShown()).toBe(false));
    act(() => navigate('/admin?month=2026-11'));
    expect(isLoaderShown()).toBe(false);
  });

  test('R4-075 R4-076: Escape hides only a cancellable loader', async () => {
    open();
    await there();
    await waitFor(() => expect(isLoaderShown()).toBe(false));
    act(() => showLoader('navigation'));
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(isLoaderShown()).toBe(true);
    act(() => useLoader.setState({ held: new Map() }));
    act(() => showLoader('list:jobs', { cancellable: true }));
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(isLoaderShown()).toBe(false);
    hideLoader();
  });
});

describe('the sidebar', () => {
  test('one group is open at a time, initially that of the page; the page is marked', async () => {
    act(() => navigate('/admin/archived-jobs', { replace: true }));
    open();
    const group = sidebar().getByRole('button', { name: 'Jobs' });
    expect(group).toHaveAttribute('aria-expanded', 'true');
    expect(sidebar().getByRole('link', { name: 'Archived Jobs' })).toHaveAttribute('aria-current', 'page');
    await user.click(group);
    expect(sidebar().queryByRole('link', { name: 'All Jobs' })).not.toBeInTheDocument();
  });

  test('R6-040 R6-041 R6-018: without any permission Inbox, Account Settings and Logout remain, and Dashboard does not', async () => {
    open({ permissions: [] });
    expect(
      sidebar()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Inbox', 'Account Settings']);
    expect(sidebar().getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    await there();
  });

  test('R2-229 R2-230 R2-231: only the admin also has quick actions in the sidebar', async () => {
    const { unmount } = open();
    expect(sidebar().getByRole('button', { name: 'Add House' })).toBeInTheDocument();
    unmount();
    open({ user_type: 'senior_manager' });
    expect(sidebar().queryByRole('button', { name: 'Add House' })).not.toBeInTheDocument();
    expect(header().getByRole('button', { name: 'Add House' })).toBeInTheDocument();
    await there();
  });
});

describe('quick actions', () => {
  test('R2-224 R2-225 R6-047: are the permitted ones of the manifests', async () => {
    open({ permissions: ['house-create'] });
    expect(header().getByRole('button', { name: 'Add House' })).toBeInTheDocument();
    expect(header().queryByRole('button', { name: 'Post a Job' })).not.toBeInTheDocument();
    await there();
  });

  test('R2-228 R4-077: the loader is shown until the form is loaded', async () => {
    let give: (form: unknown) => void = () => undefined;
    loaded.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
    open();
    await there();
    await waitFor(() => expect(isLoaderShown()).toBe(false));
    await user.click(header().getByRole('button', { name: 'Add House' }));
    expect(isLoaderShown()).toBe(true);
    expect(screen.queryByText('Form')).not.toBeInTheDocument();
    const Form = ({ onClose }: QuickActionProps) => <button onClick={onClose}>Form</button>;
    await act(async () => {
      give(Form);
      await Promise.resolve();
    });
    expect(await screen.findByText('Form')).toBeInTheDocument();
    await waitFor(() => expect(isLoaderShown()).toBe(false));
    await user.click(screen.getByText('Form'));
    expect(screen.queryByText('Form')).not.toBeInTheDocument();
  });

  test('a form that fails to load is reported, and the page keeps working', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    loaded.mockRejectedValueOnce(new Error('gone'));
    open();
    await there();
    await user.click(header().getByRole('button', { name: 'Add House' }));
    expect(await screen.findByText('Add House could not be opened. Please try again.')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('logout', () => {
  const ask = async () => {
    open();
    await there();
    await user.click(sidebar().getByRole('button', { name: 'Logout' }));
    return within(await screen.findByRole('alertdialog', { name: 'Confirmation' }));
  };

  test('R2-261 R2-262 R2-263: asks for confirmation', async () => {
    const dialog = await ask();
    expect(dialog.getByText('Are you sure you want to logout?')).toBeInTheDocument();
    expect(session().authenticated).toBe(true);
  });

  test('R2-264 R2-266: Cancel keeps the session', async () => {
    const dialog = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(session().authenticated).toBe(true);
  });

  test('R2-265 R8-064: Logout ends the session and shows the message', async () => {
    const dialog = await ask();
    await user.click(dialog.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(session().authenticated).toBe(false));
    expect(await screen.findByText('Logged out successfully.')).toBeInTheDocument();
  });
});
