import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useChartNumber } from './use-chart-number';

function Probe() {
  const [number, stand] = useChartNumber();
  return (
    <p ref={stand} role="img">
      {number}
    </p>
  );
}

const shown = () => screen.getAllByRole('img').map(({ textContent }) => textContent);

test('charts on the page have unique numbers, and a new chart reuses the number of a removed one', () => {
  render(<Probe />);
  const second = render(<Probe />);
  render(<Probe />);
  expect(shown()).toEqual(['0', '1', '2']);
  second.unmount();
  for (let visit = 0; visit < 3; visit += 1) {
    const again = render(<Probe />);
    expect(shown()).toEqual(['0', '2', '1']);
    again.unmount();
  }
});
