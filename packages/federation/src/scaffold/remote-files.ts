import type { RemoteConfig } from '../base/define-remote';
import { drawPage, homePage, homePageTest, homeTexts, texts } from './home-page';

export interface NewRemote {
  /** Name of the folder and the package, and prefix of its own names. */
  name: string;
  /** Shown to users: `Training`. */
  title: string;
  /** Port of its dev server. */
  port: number;
  /** React's version, as in the other remotes. */
  react: string;
  /** Ranges of `shared` and `contract`. */
  needs: RemoteConfig['needs'];
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const packageJson = ({ name, react }: NewRemote) =>
  json({
    name: `@careloom/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: { '@careloom/contract': 'workspace:*', '@careloom/shared': 'workspace:*', react },
    devDependencies: { '@careloom/federation': 'workspace:*' },
  });

const tsconfig = ({ name }: NewRemote) =>
  json({
    extends: '../../tsconfig.browser.json',
    compilerOptions: { tsBuildInfoFile: `../../.cache/${name}.tsbuildinfo` },
    include: ['src', '.cache/app.tsx'],
  });

const rspackConfig = ({ name, port }: NewRemote) => `import { remoteBuild } from '@careloom/federation/rspack/remote-config';
import config from './remote.config';

export default remoteBuild({ name: '${name}', config, port: ${port} });
`;

const remoteConfig = ({ name, title, needs }: NewRemote) => `import { defineRemote, routes } from '@careloom/federation/define-remote';

export default defineRemote({
  needs: { shared: '${needs.shared}', contract: '${needs.contract}' },
  routes: routes(
    { area: 'admin', permission: '${name}:read' },
    { '${name}:home': { path: '/admin/${name}', title: '${title}', breadcrumb: 'Dashboard > ${title}', page: './pages/home-page' } },
  ),
  menu: [
    {
      group: null,
      label: '${name}:menu',
      icon: 'layers',
      route: '${name}:home',
      permission: '${name}:read',
      area: 'admin',
      order: 185,
    },
  ],
  quickActions: [],
  slots: [],
  raises: [],
  hears: [],
  texts: { '${name}:menu': '${title}' },
});
`;

/** The files of a new remote, by path in its folder. It builds, its test passes, and it can be released. */
export const remoteFiles = (remote: NewRemote): Record<string, string> => ({
  'package.json': packageJson(remote),
  'tsconfig.json': tsconfig(remote),
  'rspack.config.ts': rspackConfig(remote),
  'remote.config.ts': remoteConfig(remote),
  'src/texts.ts': texts(remote.name),
  'src/home/texts.ts': homeTexts(remote),
  'src/pages/home-page.tsx': homePage,
  'src/pages/home-page.test.tsx': homePageTest(remote),
  'src/testing/draw-page.ts': drawPage(remote.name),
});
