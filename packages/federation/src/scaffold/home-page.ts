interface Titled {
  title: string;
}

/** The first page of a new remote. */
export const homePage = ({ title }: Titled) => `import { Empty, Page, PageHeading } from '@careloom/shared/ui';

export function HomePage() {
  return (
    <Page>
      <PageHeading>${title}</PageHeading>
      <Empty>Nothing is here yet.</Empty>
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
