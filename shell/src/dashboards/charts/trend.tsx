import { createElement } from 'react';
import type { Series } from './series';
import { useLateChart } from './use-late-chart';

/** A figure of the month and of the one before, and half a year of it in columns. The table says the same to whoever does not see them. */
export function Trend({ series: { label, yarn, points } }: { series: Series }) {
  const chart = useLateChart();
  const now = points.at(-1);
  const before = points.at(-2);
  return (
    <section aria-label={label} className={`cl-trend cl-selvedge-${yarn}`}>
      <h3>{label}</h3>
      <p className="cl-trend-now">{now?.shown ?? <span className="cl-bone" />}</p>
      <p className="cl-line cl-tab">{before ? `${before.name}: ${before.shown}` : <span className="cl-bone" />}</p>
      <div className="cl-trend-chart">{chart && points.length > 0 && createElement(chart, { points })}</div>
      <div className="cl-hidden">
        <table>
          <caption>{label}</caption>
          <tbody>
            {points.map(({ name, shown }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
