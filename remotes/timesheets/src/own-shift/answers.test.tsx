import { expect, test } from '@jest/globals';
import { type Shift, shifts } from '@careloom/contract/resources/shifts';
import { aUser, draw, recorded } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { useAnswers } from './answers';

const HOUR = 3_600_000;
const OWN = recorded('worker', shifts.get, { id: 525 });

function Answers({ shift }: { shift: Shift }) {
  const { answersOf } = useAnswers();
  return (
    <p>
      {answersOf(shift)
        .map(({ label }) => label)
        .join(', ')}
    </p>
  );
}

test.each([
  ['published', 1, 'Confirm, Decline'],
  ['confirmed', 1, 'Decline'],
  ['published', -1, ''],
  ['confirmed', -1, ''],
  ['in_progress', 1, ''],
  ['draft', 1, ''],
])('a shift that is %s and begins in %d hours has the answers: %s', (status, hours, answers) => {
  draw(<Answers shift={{ ...OWN, status, start_at: new Date(Date.now() + hours * HOUR).toISOString() }} />, { as: aUser() });
  expect(screen.getByRole('paragraph')).toHaveTextContent(new RegExp(`^${answers}$`));
});
