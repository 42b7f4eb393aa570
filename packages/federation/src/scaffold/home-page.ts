interface Titled {
  title: string;
}

export const texts = (name: string) => `import { commonMessages } from '@careloom/contract/messages/common';
import { createTranslator } from '@careloom/shared/i18n';

/** The contract's tables that the remote shows. Each thing has further ones in its own \`texts.ts\`, which is loaded with it. */
export const tables = [commonMessages] as const;

/** For files that show only the contract's texts and the labels of the menu. */
export const t = createTranslator('${name}', ...tables);
`;

export const homeTexts = ({ name, title }: Titled & { name: string }) => `import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of the first page. */
const homeTexts = {
  'home.title': '${title}',
  'home.none': 'Nothing is here yet.',
} as const;

export const t = createTranslator('${name}', homeTexts, ...tables);
`;

/** The first page of a new remote. */
export const homePage = `import { Empty, Page, PageHeading } from '@careloom/shared/ui';
import { t } from '../home/texts';

export function HomePage() {
  return (
    <Page>
      <PageHeading>{t('home.title')}</PageHeading>
      <Empty>{t('home.none')}</Empty>
    </Page>
  );
}
`;

export const drawPage = (name: string) => `import { pageDrawer } from '@careloom/shared/testing';
import config from '../../remote.config';

/** Draws a page of this remote on recorded answers. */
export const drawPage = pageDrawer('${name}', config.routes, (file) => import(\`../\${file}\`) as Promise<Record<string, unknown>>);
`;

export const homePageTest = ({ name, title }: Titled & { name: string }) => `import { heading } from '@careloom/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('the page bears its title, and says that nothing is here yet', async () => {
  await drawPage('${name}:home', { as: 'super_admin' });
  expect(heading()).toBe('${title}');
  expect(screen.getByText('Nothing is here yet.')).toBeInTheDocument();
});
`;
