import { specified } from '../support/catalogue';
import type { Finds, Located } from './finds';

/** The frame around every signed-in page. */
export const chrome = <Found extends Located<Found>>(page: Finds<Found>) => {
  const header = page.getByRole('banner');
  const sidebar = page.getByRole('navigation', { name: specified('chrome.main_menu') });
  const breadcrumb = page.getByRole('navigation', { name: specified('chrome.breadcrumb') });
  return {
    header,
    logo: header.getByRole('link', { name: 'Careloom' }),
    menuButton: header.getByRole('button', { name: specified('chrome.menu'), exact: true }),
    bell: header.getByRole('button', { name: /notifications/i }),
    picture: header.getByRole('link', { name: specified('menu.account_settings') }),
    sidebar,
    group: (name: string) => sidebar.getByRole('button', { name, exact: true }),
    item: (name: string) => sidebar.getByRole('link', { name, exact: true }),
    logout: sidebar.getByRole('button', { name: specified('menu.logout') }),
    breadcrumb,
    crumbs: breadcrumb.getByRole('listitem'),
    heading: page.getByRole('main').getByRole('heading', { level: 1 }),
    footer: page.getByRole('contentinfo'),
    toast: (text: string | RegExp) => page.getByRole('region', { name: specified('kit.notifications') }).getByText(text),
    loader: page.locator('.cl-veil'),
    progress: page.getByRole('progressbar', { name: specified('kit.page_loading') }),
  };
};
