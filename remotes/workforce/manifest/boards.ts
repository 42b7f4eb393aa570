import { routes } from '@careloom/federation/define-remote';

export const boardRoutes = routes(
  { area: 'shared', permission: 'whos-coming-read' },
  {
    'whos-coming': {
      path: '/:type/whos-coming/:houseId',
      title: "Who's coming",
      breadcrumb: "Dashboard > {house name} > Who's coming",
      page: './pages/whos-coming-page',
    },
  },
);

/** The page that a board's link opens. */
export const sharedBoardRoutes = routes(
  { area: 'public', permission: null },
  { 'whos-coming-link': { path: '/whos-coming/:token', title: "Who's coming", breadcrumb: '', page: './pages/shared-board-page' } },
);
