import { createElement } from 'react';
import { formatDate } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import type { Series } from './series';
import { useLateChart } from './use-late-chart';
import styles from '../dashboards.module.css';

interface TrendProps {
  series: Series;
  /** Upper end of the scale, shared by the series of a card that have the same unit. */
  largest: number;
  /** Today, if the month is not over and its figure is partial. */
  until: string | null;
}

/** "22 Nov". */
const dayAndMonth = (day: string) => formatDate(day).replace(/ \d{4}$/, '');

/** A month's figure, the previous month's, and half a year as columns. A visually hidden table has the same data for screen readers. */
export function Trend({ series: { label, yarn, points, brief }, largest, until }: TrendProps) {
  const [chart, place] = useLateChart();
  const now = points.at(-1);
  const before = points.at(-2);
  return (
    <section aria-label={label} className={`${styles.trend} cl-selvedge-${yarn}`}>
      <h3>{label}</h3>
      <p className={styles.trendNow}>
        {now?.shown ?? <span className="cl-bone" />}
        {now && until && <span className="cl-line"> {t('dashboard.to_day', { day: dayAndMonth(until) })}</span>}
      </p>
      <p className="cl-line cl-tab">{before ? `${before.name}: ${before.shown}` : <span className="cl-bone" />}</p>
      <div ref={place} className={styles.trendChart} data-chart>
        {chart &&
          points.length > 0 &&
          createElement(chart.MonthColumns, { points, scale: chart.scaleOf(largest).map((value) => ({ value, shown: brief(value) })) })}
      </div>
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
