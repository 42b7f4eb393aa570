import { call } from '../call';
import { number } from '../rules';
import { z } from '../schema';

/** Percent as a string with two decimals: "7.50". */
const answer = z.object({ percentage: z.string() });

const percentage = () => {
  const bounded = number({ min: 0, max: 100 });
  return z.pipe(bounded, z.number().check(z.refine((value) => Number(value.toFixed(2)) === value, { error: 'validation.regex' })));
};

export const settings = {
  setPercentage: call({
    id: 'A-108',
    method: 'POST',
    creates: false,
    path: '/settings/shift-percentage',
    affects: ['settings'],
    access: ['shift-percentage-update'],
    body: z.object({ percentage: percentage() }),
    data: answer,
    success: 'success.shift_fee',
    labels: { percentage: 'field.settings.shift_fee_percentage' },
  }),
  showPercentage: call({
    id: 'A-109',
    method: 'GET',
    path: '/settings/show-percentage',
    resource: 'settings',
    access: ['shift-percentage-read'],
    data: answer,
  }),
};
