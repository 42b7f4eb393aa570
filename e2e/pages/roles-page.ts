import type { Grants } from '@careloom/contract/resources/roles';
import { expect, type Page } from '@playwright/test';
import type { Role } from '../support/roles';

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  super_admin: 'Super Admin',
  senior_manager: 'Senior Manager',
  team_leader: 'Team Leader',
  worker: 'Support Worker',
};

/** The row of one permission: checked for the roles that have it. */
export async function expectGrants(page: Page, grants: readonly Grants[]) {
  for (const { role, permissions: granted } of grants) {
    const box = page.getByRole('checkbox', { name: new RegExp(`^Delete a shift: ${ROLE_WORDS[role]}`) });
    await expect(box).toBeChecked({ checked: granted.includes('shift-delete') });
  }
}
