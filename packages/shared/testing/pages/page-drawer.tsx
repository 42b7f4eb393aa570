import type { ManifestRoute } from '@careloom/contract/manifest';
import { menuMessages } from '@careloom/contract/messages/menu';
import { isOwnName, type OwnName } from '@careloom/contract/own-names';
import type { UserType } from '@careloom/contract/permissions';
import type { RouteName } from '@careloom/contract/route-names';
import { act, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { addTexts, MENU } from '../../src/i18n/index';
import { addressOf, lazyPage, navigate, nested, remoteApp, setRoutes, type Page } from '../../src/navigation/index';
import { queryClient } from '../../src/query/index';
import { setUser } from '../../src/session/store';
import { SlotHostContext } from '../../src/slots/index';
import { draw } from '../draw';
import { aRoute } from '../routes';
import { answerRecorded } from './answer-recorded';
import { beginOn } from './begin-on';
import { recordingOf } from './recorded';
import { ShownSlot } from './seen';

const ADD = 'Add it to packages/api/testing/pages/reads.ts and record the answers (docs/testing.md).';

type Name = RouteName | OwnName;

/** A row of `remote.config.ts`. */
interface PageRoute extends Omit<ManifestRoute, 'patterns' | 'name'> {
  name: Name;
  page?: string | null;
  layout?: string;
  tabOf?: Name;
}

/** Imports a file under the remote's `src`, without its extension. */
type LoadPage = (file: string) => Promise<Readonly<Record<string, unknown>>>;

interface PageOptions {
  /** The role whose recorded answers the page is rendered with. */
  as: UserType;
  params?: Readonly<Record<string, string | number>>;
  /** `?search=nights` */
  query?: string;
  /** Paths by name of other remotes' routes that the page links to. The other remotes themselves are not rendered. */
  linked?: Readonly<Record<string, string>>;
  /** Lists are answered without records. */
  isEmpty?: boolean;
}

/** `./pages/houses-page` exports `HousesPage`. */
const componentOf = (file: string) =>
  (file.split('/').at(-1) ?? '').replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Whether the page is not rendered yet, or still shows a skeleton. */
const isWaiting = () =>
  queryClient.isFetching() > 0 ||
  document.querySelector('h1, [data-testid=slot]') === null ||
  document.querySelector('.cl-bone, [aria-busy="true"]') !== null;

/** The app that the build makes of a remote's routes. */
function appOf(remote: string, routes: readonly PageRoute[], load: LoadPage): ComponentType {
  const loaded = (file: string) => lazyPage(async () => (await load(file))[componentOf(file)] as ComponentType);
  const pagesUnder = (parent: Name | undefined): Record<string, Page> =>
    Object.fromEntries(
      routes
        .filter(({ tabOf }) => tabOf === parent)
        .flatMap(({ name, page, layout }): [string, Page][] =>
          layout ? [[name, nested(loaded(layout), pagesUnder(name))]] : page ? [[name, loaded(page)]] : [],
        ),
    );
  return remoteApp(remote, pagesUnder(undefined));
}

/**
 * Returns a function for the tests of a remote that renders one of its pages by route name, without the chrome. The API gives the answers
 * recorded for a role, and the clock is set to the time of the recording.
 * @param load for `src/testing/draw-page.ts`: `(file) => import(`../${file}`)`
 */
export function pageDrawer(remote: string, routes: readonly PageRoute[], load: LoadPage) {
  const App = appOf(remote, routes, load);
  addTexts(MENU, menuMessages); // as the shell does
  // The demo's roles do not have the remote's own permissions.
  const own = routes.flatMap(({ permission }) => (permission !== null && isOwnName(remote, permission) ? [permission] : []));
  return async function drawPage(name: Name, { as, params = {}, query = '', linked = {}, isEmpty = false }: PageOptions): Promise<void> {
    const { at, answers, ...recording } = recordingOf(as);
    const user = { ...recording.user, permissions: [...recording.user.permissions, ...own] };
    beginOn(at);
    setRoutes([
      ...routes.map(({ area, name, path, where, ...more }) =>
        aRoute(area, name, path, { ...more, ...(where && { where }), owner: remote }),
      ),
      ...Object.entries(linked).map(([other, path]) => aRoute('admin', other as Name, path, { owner: 'another' })),
    ]);
    const route = routes.find((one) => one.name === name);
    if (route?.permission && !user.permissions.includes(route.permission)) throw new Error(`A ${as} may not open ${name}.`);
    const notRecorded = answerRecorded(answers, isEmpty);
    setUser(user);
    act(() => navigate(addressOf(name, params) + query));
    draw(
      <SlotHostContext value={ShownSlot}>
        <App />
      </SlotHostContext>,
      { as: user },
    );
    await waitFor(() => {
      if (isWaiting()) throw new Error(`${name} is not drawn yet.`);
    });
    if (notRecorded().length > 0) throw new Error(`${name} asked ${notRecorded().join(', ')}, which is not recorded for a ${as}. ${ADD}`);
  };
}
