import { draw } from '../../../testing/index';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { RowMenu } from './row-menu';

test('the menu of a row has its own name, and refers to no trigger: the row has a plain button', async () => {
  const anchor = document.createElement('button');
  document.body.append(anchor);
  draw(
    <RowMenu
      anchor={anchor}
      label="Actions for Banksia House"
      actions={[{ value: 'edit', label: 'Edit' }]}
      onPick={() => undefined}
      onClose={() => undefined}
    />,
  );
  const menu = await screen.findByRole('menu', { name: 'Actions for Banksia House' });
  expect(menu).not.toHaveAttribute('aria-labelledby');
});
