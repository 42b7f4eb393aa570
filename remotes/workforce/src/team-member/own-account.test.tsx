import { myTeam } from '@careloom/contract/resources/my-team';
import { answering, aUser, draw, json, recorded } from '@careloom/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { EditTeamMember } from './edit-team-member';

const MEMBER = recorded('super_admin', myTeam.get, { id: 5 });

test.each([
  ["one's own", MEMBER.id, true],
  ["another's", MEMBER.id + 1, false],
])('type and status of %s account are read-only in the form only if it is the own one', async (_whose, id, isFixed) => {
  answering(json(200, []));
  draw(<EditTeamMember member={MEMBER} onClose={() => undefined} />, { as: aUser({ id }) });
  const controls = [await screen.findByLabelText(/^Member Type/), await screen.findByRole('switch')];
  for (const control of controls) expect((control as HTMLInputElement).disabled).toBe(isFixed);
  expect(screen.queryAllByText('You can not change the type or status of your own account.')).toHaveLength(isFixed ? 2 : 0);
});
