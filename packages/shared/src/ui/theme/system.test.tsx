import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Button, UiProvider } from '../index';
import { addRecipes } from './add-recipes';
import { density, drawTheme, storeDensity, storeThemeMode, themeMode } from './stored-mode';
import { system } from './system';

describe('the design system', () => {
  test('has the tokens of the visual direction', () => {
    expect(system.token('colors.gum.800')).toBe('#005869');
    expect(system.token('fontSizes.md')).toBe('0.9375rem');
    expect(system.token('radii.lg')).toBe('14px');
  });

  test('a light sheet inside a dark page redeclares every colour: each semantic colour has both modes', () => {
    const semantic = system.tokens.allTokens.filter(({ extensions }) => extensions.conditions !== undefined);
    expect(semantic.length).toBeGreaterThan(100);
    const lacking = semantic.filter(({ extensions: { conditions = {} } }) => {
      const modes = Object.keys(conditions).filter((mode) => mode !== 'base');
      return modes.length > 0 && !(modes.includes('_light') && modes.includes('_dark'));
    });
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  test('accepts recipes added later, which pins where Chakra stores them', () => {
    addRecipes({ slotRecipes: { lateThing: { slots: ['root'], base: { root: { color: 'fg' } } } } });
    expect(system.getSlotRecipe('lateThing')).toMatchObject({ slots: ['root'] });
  });

  test('a button has the type "button" and does not submit a form', () => {
    render(
      <UiProvider>
        <Button variant="solid">Post a Job</Button>
      </UiProvider>,
    );
    expect(screen.getByRole('button', { name: 'Post a Job' })).toHaveAttribute('type', 'button');
  });
});

describe('the mode', () => {
  beforeEach(() => localStorage.clear());

  test('follows the system until the user chooses', () => {
    expect(themeMode()).toBe('system');
    drawTheme();
    expect(document.documentElement.dataset['theme']).toBe('light');
    storeThemeMode('dark');
    drawTheme();
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  test('an invalid stored value is ignored', () => {
    localStorage.setItem('careloom.theme', '"><script>');
    localStorage.setItem('careloom.density', 'none');
    expect(themeMode()).toBe('system');
    expect(density()).toBe('comfortable');
  });

  test('lists have the chosen density', () => {
    drawTheme();
    expect(document.documentElement.dataset['density']).toBe('comfortable');
    storeDensity('compact');
    drawTheme();
    expect(document.documentElement.dataset['density']).toBe('compact');
  });
});
