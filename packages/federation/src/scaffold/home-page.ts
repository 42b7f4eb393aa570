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

export const homePageTest = ({ title }: Titled) => `import { expect, test } from '@jest/globals';
import { UiProvider } from '@careloom/shared/ui';
import { render, screen } from '@testing-library/react';
import { HomePage } from './home-page';

test('the page bears its title', () => {
  render(
    <UiProvider>
      <HomePage />
    </UiProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
});
`;
